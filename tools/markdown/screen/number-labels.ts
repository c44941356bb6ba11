import type { Tokens } from 'marked';
import { element, textElement } from '../../support/markup';
import { type CalloutRow, calloutIds, calloutName } from '../callouts';
import type { PageEnv } from '../page-env';
import { type LabelHtml, screenHtml } from './screen-html';
import type { Screen } from './screen-schema';

/**
 * Numbers the labels that a table below the screen explains, in their order in the screen. Returns how labels are
 * written: hidden from screen readers, which read the description of the whole, each with its number as a link to the
 * table row.
 */
export function numberLabels(screen: Screen, rows: readonly CalloutRow[], env: PageEnv): LabelHtml {
  const labels: string[] = [];
  screenHtml(screen, (text) => {
    labels.push(text);
    return '';
  });
  // The first label is the title, which names the whole screen.
  labels[0] = '';
  const cells = new Map<number, Tokens.TableCell>();
  for (const { cell, names } of rows) {
    for (const name of names) {
      const place = findLabel(name, labels);
      if (place < 0) continue;
      cells.set(place, cell);
      // Another row with this name explains the next label.
      labels[place] = '';
    }
  }
  let place = 0;
  return (text) => {
    const words = textElement('span', text, { 'aria-hidden': 'true' });
    const cell = cells.get(place++);
    if (!cell) return words;
    const known = env.calloutNumbers.get(cell);
    const number = known ?? env.calloutNumbers.size + 1;
    env.calloutNumbers.set(cell, number);
    return words + calloutHtml(text, number, known === undefined);
  };
}

/** Place of the label with this name, if possible one that is written in the same way: 「登 录」, not 「登录」. */
function findLabel(name: string, labels: readonly string[]): number {
  const exact = labels.indexOf(name);
  return exact >= 0 ? exact : labels.findIndex((label) => calloutName(label) === calloutName(name));
}

/** The link of a label to the table row, which links to the first of those that it explains. */
function calloutHtml(label: string, number: number, isFirst: boolean): string {
  const ids = calloutIds(number);
  const link = {
    class: 'callout',
    href: `#${ids.row}`,
    id: isFirst ? ids.control : undefined,
    'data-callout': number,
    'aria-label': `${number} ${label}`,
  };
  return element('a', link, String(number));
}
