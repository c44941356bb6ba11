import { isVoidElement } from '../support/markup';
import { OpenElements } from './open-elements';

/** Elements whose closing tag is optional. A superfluous closing tag would add an empty element. */
const OPTIONAL_ENDS = new Set('p li dt dd rt rp tr td th thead tbody tfoot colgroup'.split(' '));

/** A tag as our renderers write it. Groups: 1 slash of a closing tag, 2 name, 3 slash of a self-closing tag. */
const TAG_PATTERN = /<(\/?)([a-zA-Z][\w-]*)(?:\s(?:[^"<>]|"[^"<>]*")*?)?(\/?)>/g;

/**
 * Closes elements that raw HTML left open, where their parent ends, and drops closing tags without an opening tag.
 * So a page can neither close nor swallow the layout around it.
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
