import type { Token } from 'marked';
import { childTokens } from './token-tree';

/** What stands before a token's first child, by type: marks that the child's text must not be looked for in. */
const MARK_PATTERNS: Record<string, RegExp> = {
  blockquote: /^[ \t]*>[ \t]?/,
  container: /^[^\n]*\n/,
  footnote: /^\[\^[^\]\n]*\]:/,
  heading: /^[ \t]*#*/,
  image: /^!\[/,
  link: /^\[/,
  list_item: /^[ \t]*(?:[*+-]|\d{1,9}[.)])[ \t]*/,
};

/** Offset of every token in `text`; approximate where marked rewrote a token's source. */
export function locateTokens(tokens: readonly Token[], text: string): Map<Token, number> {
  const offsets = new Map<Token, number>();
  const locate = (siblings: readonly Token[], from: number, to: number): void => {
    let cursor = from;
    for (const token of siblings) {
      const line = firstLineOf(token.raw);
      const start = findLine(text, line, cursor, to);
      offsets.set(token, start);
      const isWhole = text.startsWith(token.raw, start);
      const end = start + (isWhole ? token.raw.length : text.startsWith(line, start) ? line.length : 0);
      const mark = MARK_PATTERNS[token.type]?.exec(token.raw)?.[0].length ?? 0;
      locate(childTokens(token), start + mark, isWhole ? end : to);
      cursor = Math.max(cursor, end);
    }
  };
  locate(tokens, 0, text.length);
  return offsets;
}

/** Offset in `text` of a place inside a token that begins at `start`, though its lines may have lost their indentation. */
export function locateWithin(raw: string, offset: number, text: string, start: number): number {
  if (text.startsWith(raw, start)) return start + offset;
  const lines = raw.slice(0, offset).split('\n');
  const column = lines.pop()?.length ?? 0;
  let cursor = start;
  for (const line of lines) cursor = findLine(text, line.trim(), cursor, text.length) + line.trim().length;
  const last = raw.slice(offset - column).split('\n', 1)[0] ?? '';
  const indent = last.length - last.trimStart().length;
  return findLine(text, last.trim(), cursor, text.length) + Math.max(0, column - indent);
}

/** A nested source has lost its indentation: its first line is what still stands in the file. */
function firstLineOf(raw: string): string {
  return raw.trimStart().split('\n', 1)[0] ?? '';
}

/** Where a line of text begins between two offsets; the first offset when it is not there as it is. */
function findLine(text: string, line: string, from: number, to: number): number {
  if (line === '') return from;
  const found = text.slice(from, to).indexOf(line);
  return found < 0 ? from : from + found;
}
