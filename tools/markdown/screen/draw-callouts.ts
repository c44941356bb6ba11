import { element, textElement } from '../../support/markup';
import { type CalloutRow, calloutIds } from '../callouts';
import type { PageEnv } from '../page-env';
import type { LabelPlace } from './canvas';

/** Radius of the circle around a number. Units of the drawing. */
const RADIUS = 9;

/** Where a number stands: its distance from the label's end, and above its line. Units of the drawing. */
const BESIDE = { aside: 10, above: 12 };

/** Columns are close to one another: the number stands above their names. */
const OVER_COLUMN = { aside: -3, above: 20 };

/** Numbers the controls that a table below explains, as links to its rows. The rows get the same numbers. */
export function drawCallouts(
  labels: ReadonlyMap<string, LabelPlace>,
  rows: readonly CalloutRow[],
  env: PageEnv,
): string {
  const taken = new Set<string>();
  return rows
    .map(({ cell, names }) => {
      const shown = names.filter((name) => labels.has(name) && !taken.has(name));
      if (shown.length === 0) return '';
      const number = env.calloutNumbers.size + 1;
      env.calloutNumbers.set(cell, number);
      return shown
        .map((name, i) => {
          taken.add(name);
          const place = labels.get(name);
          return place ? calloutHtml(number, place, i === 0) : '';
        })
        .join('');
    })
    .join('');
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
