import { element, textElement } from '../../support/markup';
import { type CalloutRow, calloutIds, calloutName } from '../callouts';
import type { PageEnv } from '../page-env';
import { type LabelHtml, screenHtml } from './screen-html';
import type { Screen } from './screen-schema';

interface Callout {
  number: number;
  /** Whether the table row links to this label: the first of those that it explains. */
  isTarget: boolean;
}

/**
 * Numbers the labels that a table below the screen explains, in the order of its rows. Returns how labels are written:
 * hidden from screen readers, which read the description of the whole, each with its number as a link to the table row.
 */
export function numberLabels(screen: Screen, rows: readonly CalloutRow[], env: PageEnv): LabelHtml {
  const free = new Set<string>();
  screenHtml(screen, (text) => {
    free.add(calloutName(text));
    return '';
  });
  const callouts = new Map<string, Callout>();
  for (const { cell, names } of rows) {
    const explained = names.filter((name) => free.delete(name));
    if (explained.length === 0) continue;
    const number = env.calloutNumbers.size + 1;
    env.calloutNumbers.set(cell, number);
    for (const [i, name] of explained.entries()) callouts.set(name, { number, isTarget: i === 0 });
  }
  return (text) => {
    const name = calloutName(text);
    const callout = callouts.get(name);
    // If a label occurs twice, only the first gets the number.
    callouts.delete(name);
    const words = textElement('span', text, { 'aria-hidden': 'true' });
    return callout ? words + calloutHtml(text, callout) : words;
  };
}

function calloutHtml(label: string, { number, isTarget }: Callout): string {
  const ids = calloutIds(number);
  const link = {
    class: 'callout',
    href: `#${ids.row}`,
    id: isTarget ? ids.control : undefined,
    'data-callout': number,
    'aria-label': `${number} ${label}`,
  };
  return element('a', link, String(number));
}
