import type { Token, Tokens } from 'marked';
import { LineStarts, type TextPlace } from '../support/line-starts';
import { type MappedText, mapRewritten, mapWhole, slice } from './mapped-text';
import type { PageEnv } from './page-env';
import { childTokens, textOf } from './token-tree';

/** Places of the tokens of one page, computed on first use. */
export class TokenPlaces {
  #sources: Map<Token, MappedText> | null = null;
  readonly #lineStarts: LineStarts;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly text: string,
    private readonly env: PageEnv,
  ) {
    this.#lineStarts = new LineStarts(text);
  }

  /** Place of a token, or of a part made by `PageEnv.partOf`; without a token, the beginning of the text. */
  placeOf(token: Token | null): TextPlace {
    const part = token && this.env.parts.get(token);
    this.#sources ??= locateTokens(this.tokens, this.text);
    const source = token && this.#sources.get(part?.token ?? token);
    return this.#lineStarts.placeAt(source?.offsets[part?.offset ?? 0] ?? 0);
  }
}

/** Maps every token to its source text, with the place of each character in the page. */
export function locateTokens(tokens: readonly Token[], page: string): Map<Token, MappedText> {
  const places = new Map<Token, MappedText>();
  const locate = (siblings: readonly Token[], source: MappedText): void => {
    let cursor = 0;
    for (const token of siblings) {
      const start = findStart(source.text, token.raw, cursor);
      const end = findEnd(source.text, token, start);
      const own = slice(source, start, end);
      const mapped = own.text === token.raw ? own : mapRewritten(own, token.raw);
      places.set(token, mapped);
      if (token.type === 'table') locateCells(token as Tokens.Table, mapped, locate);
      else locate(childTokens(token), contentOf(token, mapped));
      cursor = end;
    }
  };
  locate(tokens, mapWhole(page));
  return places;
}

/** Start of a token, at or after `from`: marked drops line breaks between blocks. */
function findStart(text: string, raw: string, from: number): number {
  if (text.startsWith(raw, from)) return from;
  let start = from;
  if (raw.trim() !== '') while (text[start] === '\n') start++;
  return start;
}

/** End of a token: after its source or, where marked rewrote the source, after the same number of lines. */
function findEnd(text: string, token: Token, start: number): number {
  if (text.startsWith(token.raw, start)) return start + token.raw.length;
  // marked removes `[ ] ` from the text of a task item, so its check box has no length here.
  if (token.type === 'checkbox') return start;
  let end = start;
  if (token.raw.trim() === '') {
    for (let left = token.raw.length; left > 0 && /\s/.test(text.charAt(end)); left--) end++;
    return end;
  }
  for (const _ of token.raw.trimEnd().split('\n')) {
    const next = text.indexOf('\n', end);
    if (next < 0) return text.length;
    end = next + 1;
  }
  return end;
}

/** The text that a token's children were read from. */
function contentOf(token: Token, mapped: MappedText): MappedText {
  const { raw } = token;
  const text = textOf(token, raw);
  switch (token.type) {
    case 'em':
    case 'strong':
    case 'del': {
      const width = (raw.length - text.length) / 2;
      return slice(mapped, width, raw.length - width);
    }
    case 'heading': {
      const start = Math.max(0, raw.indexOf(text, raw.search(/[^#\s]/)));
      return slice(mapped, start, start + text.length);
    }
    case 'link':
    case 'image':
      return mapLabel(mapped, text);
    case 'container': {
      const [first] = childTokens(token);
      const isCaption = 'caption' in token && first === token.caption;
      return slice(mapped, isCaption ? raw.indexOf(first?.raw ?? '') : raw.indexOf('\n') + 1, raw.length);
    }
    case 'blockquote':
      // marked's `text` of a blockquote is wrong where a nested blockquote has lines without their `>`.
      return mapRewritten(mapped, raw.replace(/^ {0,3}>[ \t]?/gm, ''));
    case 'footnote':
      return mapRewritten(slice(mapped, raw.indexOf(']:') + 2, raw.length), text);
    default:
      return text === raw ? mapped : mapRewritten(mapped, text);
  }
}

/** Maps the label of a link or image. marked has removed the backslashes before brackets from the label. */
function mapLabel(mapped: MappedText, label: string): MappedText {
  let at = mapped.text.startsWith('!') ? 2 : 1;
  if (mapped.text.startsWith(label, at)) return slice(mapped, at, at + label.length);
  const offsets = new Int32Array(label.length + 1);
  for (let i = 0; i < label.length; i++, at++) {
    if (mapped.text[at] !== label[i]) at++;
    offsets[i] = mapped.offsets[at] ?? 0;
  }
  offsets[label.length] = mapped.offsets[at] ?? 0;
  return { text: label, offsets };
}

/** Calls `locate` for each cell of a table with its tokens and its place in the source. */
function locateCells(
  table: Tokens.Table,
  mapped: MappedText,
  locate: (tokens: readonly Token[], source: MappedText) => void,
): void {
  let start = 0;
  const lines = mapped.text.split('\n').map((line) => {
    const end = start + line.length;
    const part = slice(mapped, start, end);
    start = end + 1;
    return part;
  });
  // After the header comes the delimiter row, which is not in `table.rows`.
  lines.splice(1, 1);
  for (const [i, row] of [table.header, ...table.rows].entries()) {
    const parts = lines[i] ? splitRow(lines[i]) : [];
    for (const [column, { text, tokens }] of row.entries()) {
      const part = parts[column];
      if (part) locate(tokens, mapRewritten(part, text));
    }
  }
}

const UNESCAPED_PIPE_PATTERN = /(?<!\\)(?:\\\\)*\|/g;

/** Splits a row into cells at its unescaped pipes. A trailing pipe adds a last part that belongs to no column. */
function splitRow(row: MappedText): MappedText[] {
  const pipes = [...row.text.matchAll(UNESCAPED_PIPE_PATTERN)].map(
    ({ 0: found, index }) => index + found.length - 1,
  );
  const cells = [...pipes, row.text.length].map((end, i) => slice(row, (pipes[i - 1] ?? -1) + 1, end));
  // Nothing but white space comes before a leading pipe.
  return cells[0]?.text.trim() === '' ? cells.slice(1) : cells;
}
