import { isVoidElement } from '../support/markup';
import { OpenElements } from './open-elements';

/**
 * Elements whose closing tag is optional: the parser closes them where their parent ends. A second `</p>` would add an
 * empty paragraph.
 */
const OPTIONAL_ENDS = new Set('p li dt dd rt rp tr td th thead tbody tfoot colgroup'.split(' '));

/** A tag in rendered HTML; `raw-html.ts` has rewritten those of authors in this form. Groups: 1 slash of a closing tag, 2 name, 3 slash of a self-closing tag. */
const TAG_PATTERN = /<(\/?)([a-zA-Z][\w-]*)(?:\s(?:[^"<>]|"[^"<>]*")*?)?(\/?)>/g;

/**
 * Closes elements that raw HTML left open, where their parent ends, and drops closing tags without an opening tag.
 * So a page can neither close nor swallow the layout around it.
 */
export function balanceHtml(html: string): string {
  const elements = new OpenElements<{ name: string }>();
  const balanced = html.replace(
    TAG_PATTERN,
    (tag, closingSlash: string, name: string, selfClosingSlash: string) => {
      const element = name.toLowerCase();
      if (isVoidElement(element) || selfClosingSlash !== '') return tag;
      if (closingSlash === '') {
        elements.open({ name: element });
        return tag;
      }
      const inner = elements.close(element);
      return inner === null ? '' : closingTags(inner) + tag;
    },
  );
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
