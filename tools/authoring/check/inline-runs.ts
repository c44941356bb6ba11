import type { Token } from 'marked';
import { alertKind } from '../../markdown/alerts';
import { childTokens } from '../../markdown/token-tree';
import type { CheckedPage } from './checked-page';

/** Stands for what is not text: code, images, HTML, addresses. */
export const OBJECT = '\uFFFC';

/** Emphasis up to this length is a name from somewhere else, not a sentence. Characters. */
const MAX_NAME_LENGTH = 24;

/** A cell without any of these that is no longer than a name is one. */
const SENTENCE_PATTERN = /[，。；：！？,;:!?]/;

/** The text of a paragraph, heading or cell, without its marks. */
export interface InlineRun {
  /** Kind of the block: `paragraph`, `heading`, `text` or `cell`. */
  kind: string;
  block: Token;
  /** As a reader sees it, `OBJECT` for what is no text. */
  text: string;
  /** Offset in the page's body of each character of `text`. */
  offsets: number[];
  /** How many marks (emphasis, links) each character stands in. */
  depths: number[];
}

/** All runs of a page's own text, in document order: no code, no quotations, no cells that hold a name or a value only. */
export function inlineRuns(page: CheckedPage): InlineRun[] {
  const runs: InlineRun[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'blockquote' && alertKind(token as Parameters<typeof alertKind>[0]) === null)
        continue;
      if (token.type === 'table') {
        const cells = cellsOf(token).map((cell) => flatten(page, 'cell', token, cell));
        runs.push(...cells.filter(({ text }) => !isName(text)));
      } else if (isTextBlock(token)) runs.push(flatten(page, token.type, token, childTokens(token)));
      else if (token.type !== 'code') visit(childTokens(token));
    }
  };
  visit(page.tokens);
  return runs.filter(({ text }) => text !== '');
}

function isNameInBold(token: Token): boolean {
  return token.type === 'strong' && isName(String(token.text));
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && !SENTENCE_PATTERN.test(text);
}

function isTextBlock(token: Token): boolean {
  return ['paragraph', 'heading', 'text'].includes(token.type);
}

function cellsOf(token: Token): Token[][] {
  if (!('header' in token) || !('rows' in token)) return [];
  const rows: { tokens: Token[] }[][] = [token.header, ...token.rows];
  return rows.flatMap((row) => row.map(({ tokens }) => tokens));
}

function flatten(page: CheckedPage, kind: string, block: Token, tokens: readonly Token[]): InlineRun {
  const run: InlineRun = { kind, block, text: '', offsets: [], depths: [] };
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
      if (token.type === 'image' || isNameInBold(token) || !source) add(OBJECT, start, depth);
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
