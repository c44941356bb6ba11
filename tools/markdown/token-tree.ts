import type { Token } from 'marked';

/** A token of marked or of one of our extensions, seen as a node of a tree. */
type Node = Token & {
  tokens?: Token[];
  items?: Token[];
  header?: { tokens: Token[] }[];
  rows?: { tokens: Token[] }[][];
};

/** The tokens directly inside a token, in document order. */
export function childTokens(token: Token): Token[] {
  const node: Node = token;
  if (node.type === 'table') {
    const rows = [node.header ?? [], ...(node.rows ?? [])];
    return rows.flatMap((row) => row.flatMap((cell) => cell.tokens));
  }
  // A footnote keeps its blocks under `content`.
  const content = 'content' in node && Array.isArray(node.content) ? node.content : [];
  return [...(node.tokens ?? []), ...(node.items ?? []), ...content];
}

/** All tokens in document order, parents before their children. */
export function* walkTokens(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token;
    yield* walkTokens(childTokens(token));
  }
}

/** Offset of every token in `text`; approximate where marked rewrote a token's source. */
export function locateTokens(tokens: readonly Token[], text: string): Map<Token, number> {
  const offsets = new Map<Token, number>();
  const locate = (siblings: readonly Token[], from: number, to: number): void => {
    let cursor = from;
    for (const token of siblings) {
      // A nested source has lost its indentation: its first line is what still stands in the file.
      const firstLine = token.raw.trimStart().split('\n', 1)[0] ?? '';
      const found = firstLine === '' ? -1 : text.indexOf(firstLine, cursor);
      const start = found < 0 || found >= to ? cursor : found;
      offsets.set(token, start);
      const isWhole = text.startsWith(token.raw, start);
      locate(childTokens(token), start, isWhole ? start + token.raw.length : to);
      cursor = Math.max(cursor, isWhole ? start + token.raw.length : start + firstLine.length);
    }
  };
  locate(tokens, 0, text.length);
  return offsets;
}
