import { isVoidElement } from '../support/markup';
import { OpenElements } from './open-elements';

/** Elements that end by themselves where another begins; a closing tag too many would add an empty one. */
const OPTIONAL_ENDS = new Set('p li dt dd rt rp tr td th thead tbody tfoot colgroup'.split(' '));

/** A tag as our renderers write it: 1 slash, 2 name, 3 slash of an element that ends at once. */
const TAG_PATTERN = /<(\/?)([a-zA-Z][\w-]*)(?:\s(?:[^"<>]|"[^"<>]*")*?)?(\/?)>/g;

/**
 * Closes what raw HTML left open, where the element around it ends, and drops closing tags of nothing,
 * so that a page cannot end or swallow the layout it stands in.
 */
export function balanceHtml(html: string): string {
  const elements = new OpenElements<{ name: string }>();
  const balanced = html.replace(TAG_PATTERN, (tag, slash: string, name: string, end: string) => {
    const element = name.toLowerCase();
    if (isVoidElement(element) || end !== '') return tag;
    if (slash === '') {
      elements.open({ name: element });
      return tag;
    }
    const inner = elements.close(element);
    return inner === null ? '' : closingTags(inner) + tag;
  });
  return balanced + closingTags(elements.closeAll());
}

function closingTags(elements: { name: string }[]): string {
  return elements
    .reverse()
    .map(({ name }) => (OPTIONAL_ENDS.has(name) ? '' : `</${name}>`))
    .join('');
}

/** Whether an element needs a closing tag. */
export function needsClosing(element: string): boolean {
  return !isVoidElement(element) && !OPTIONAL_ENDS.has(element);
}
