import { isVoidElement } from '../support/markup';

/** Stack of open elements, innermost last. Closing an element closes those inside it. */
export class OpenElements<T extends { name: string }> {
  readonly #open: T[] = [];
  readonly #counts = new Map<string, number>();

  open(element: T): void {
    this.#open.push(element);
    this.#count(element.name, 1);
  }

  /** Closes the innermost element with a name. Returns the open elements inside it; null if no such element is open. */
  close(name: string): T[] | null {
    if (!this.#counts.get(name)) return null;
    const at = this.#open.findLastIndex((element) => element.name === name);
    return this.#closeFrom(at).slice(1);
  }

  closeAll(): T[] {
    return this.#closeFrom(0);
  }

  #closeFrom(at: number): T[] {
    const closed = this.#open.splice(at);
    for (const { name } of closed) this.#count(name, -1);
    return closed;
  }

  #count(name: string, change: number): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + change);
  }
}

/** Elements that a browser closes where their parent ends. A `</p>` after that place would add an empty paragraph. */
const OPTIONAL_ENDS = new Set('p li dt dd rt rp tr td th thead tbody tfoot colgroup'.split(' '));

/**
 * A tag in rendered HTML; `raw-html.ts` has written the tags of authors in this form. Groups: 1 slash of a closing tag,
 * 2 name, 3 slash of a self-closing tag.
 */
const TAG_PATTERN = /<(\/?)([a-zA-Z][\w-]*)(?:\s(?:[^"<>]|"[^"<>]*")*?)?(\/?)>/g;

/**
 * Closes elements that raw HTML left open, at the end of their parent, and drops closing tags without an opening tag.
 * So a page cannot close elements of the layout around it or swallow what follows.
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
