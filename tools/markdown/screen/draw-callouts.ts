import { element, textElement } from '../../support/markup';
import { type CalloutRow, calloutIds } from '../callouts';
import type { PageEnv } from '../page-env';
import type { LabelPlace } from './canvas';

/** Radius of the circle around a number, in units of the drawing. */
const RADIUS = 9;

/** Place of a number: distance to the right of the label's end and above the label's middle. Units of the drawing. */
const BESIDE = { aside: 10, above: 12 };

/** Place of a number for a table column: above the column's name, because columns are close to one another. */
const OVER_COLUMN = { aside: -3, above: 20 };

/** Draws a number at each control that a table below explains, as a link to the table row with the same number. */
export function drawCallouts(
  labels: ReadonlyMap<string, LabelPlace>,
  rows: readonly CalloutRow[],
  env: PageEnv,
): string {
  const free = new Map(labels);
  let html = '';
  for (const { cell, names } of rows) {
    const places = names.flatMap((name) => free.get(name) ?? []);
    if (places.length === 0) continue;
    for (const name of names) free.delete(name);
    const number = env.calloutNumbers.size + 1;
    env.calloutNumbers.set(cell, number);
    html += places.map((place, i) => calloutHtml(number, place, i === 0)).join('');
  }
  return html;
}

function calloutHtml(number: number, { text, x, y, look }: LabelPlace, isFirst: boolean): string {
  const ids = calloutIds(number);
  const { aside, above } = look === 'head' ? OVER_COLUMN : BESIDE;
  const center = { cx: x + aside, cy: y - above };
  const link = {
    class: 'callout',
    href: `#${ids.row}`,
    id: isFirst ? ids.control : undefined,
    'data-callout': number,
    'aria-label': `${number} ${text}`,
  };
  const circle = element('circle', { ...center, r: RADIUS });
  const digits = textElement('text', String(number), { class: 'mid', x: center.cx, y: center.cy + 4.3 });
  return element('a', link, circle + digits);
}
