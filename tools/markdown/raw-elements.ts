import type { Token } from 'marked';
import { needsClosing } from './balance-html';
import { OpenElements } from './open-elements';

/** Receives warnings. */
interface Reporter {
  warn(rule: string, message: string, token: Token | null, hint?: string): void;
}

interface RawElement {
  /** Lower case. */
  name: string;
  /** As written. */
  tag: string;
  part: Token;
}

/** The elements that the raw HTML of one page opens and closes. */
export class RawElements {
  readonly #open = new OpenElements<RawElement>();
  #areUsed = false;

  /** Whether the page has raw HTML elements. */
  get areUsed(): boolean {
    return this.#areUsed;
  }

  open(tag: string, part: Token): void {
    this.#areUsed = true;
    const name = tag.toLowerCase();
    if (needsClosing(name)) this.#open.open({ name, tag, part });
  }

  /** Closes an element; a closing tag without an opening tag is reported. Returns whether to keep the tag. */
  close(tag: string, part: Token, reporter: Reporter): boolean {
    this.#areUsed = true;
    const name = tag.toLowerCase();
    if (!needsClosing(name)) return true;
    const inner = this.#open.close(name);
    if (inner) reportUnclosed(inner, reporter);
    else reporter.warn('raw-html', `</${tag}> closes nothing`, part, 'Remove it, or add the opening tag.');
    return inner !== null;
  }

  /** Reports what is still open at the end of the page. */
  finish(reporter: Reporter): void {
    reportUnclosed(this.#open.closeAll(), reporter);
  }
}

function reportUnclosed(elements: readonly RawElement[], reporter: Reporter): void {
  for (const { tag, part } of elements) {
    reporter.warn('raw-html', `<${tag}> is never closed`, part, `Write </${tag}> where it ends.`);
  }
}
