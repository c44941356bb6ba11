import type { Token, Tokens } from 'marked';
import { alertKind } from '../../markdown/alerts';
import { childTokens } from '../../markdown/token-tree';
import type { CheckedPage } from './checked-page';

/**
 * Character that stands for text that the rules do not read: code, images, HTML and names in bold. `maskQuoted` also
 * puts it in place of text that an author copies exactly, such as quotations and addresses.
 */
export const OBJECT = '\uFFFC';

/**
 * Bold text or a table cell up to this length counts as the name of a button or a field, which the author cannot
 * reword. Characters.
 */
const MAX_NAME_LENGTH = 24;

/** Punctuation of a sentence. A short text with such a mark is not a name. */
const SENTENCE_PATTERN = /[，。；：！？,;:!?]/;

/** The text of a paragraph, heading or cell, without its markup. */
export interface InlineRun {
  /** Whether this is a heading: changing its text may change its anchor. */
  isHeading: boolean;
  /** The text to check, with `OBJECT` for everything left out. */
  text: string;
  /** Offset in the page's body of each character of `text`. */
  offsets: number[];
  /** Number of elements (emphasis, links) around each character. */
  depths: number[];
}

/** All runs of a page's own text, in order: without code, quotations, and cells that hold only a name or a value. */
export function inlineRuns(page: CheckedPage): InlineRun[] {
  const runs: InlineRun[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'blockquote' && alertKind(token as Tokens.Blockquote) === null) continue;
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        const cells = [header, ...rows].flat().map((cell) => flatten(page, cell.tokens, false));
        runs.push(...cells.filter(({ text }) => !isName(text)));
      } else if (['paragraph', 'heading', 'text'].includes(token.type))
        runs.push(flatten(page, childTokens(token), token.type === 'heading'));
      else if (token.type !== 'code') visit(childTokens(token));
    }
  };
  visit(page.tokens);
  return runs.filter(({ text }) => text !== '');
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && !SENTENCE_PATTERN.test(text);
}

function flatten(page: CheckedPage, tokens: readonly Token[], isHeading: boolean): InlineRun {
  const run: InlineRun = { isHeading, text: '', offsets: [], depths: [] };
  const add = (text: string, offset: number, depth: number): void => {
    run.text += text;
    run.offsets.push(offset);
    run.depths.push(depth);
  };
  const walk = (siblings: readonly Token[], depth: number): void => {
    for (const token of siblings) {
      const source = page.sourceOf(token);
      const start = source?.offsets[0] ?? 0;
      const children = childTokens(token);
      const isNameInBold = token.type === 'strong' && isName(String(token.text));
      if (token.type === 'image' || isNameInBold || !source) add(OBJECT, start, depth);
      else if (children.length > 0) walk(children, depth + 1);
      else if (token.type === 'text') {
        for (let i = 0; i < source.text.length; i++)
          add(source.text.charAt(i), source.offsets[i] ?? start, depth);
      } else add(token.type === 'br' ? '\n' : OBJECT, start, depth);
    }
  };
  walk(tokens, 0);
  return run;
}
