import type { Token } from 'marked';

/** A token of marked or of one of our extensions, seen as a node of a tree. */
type Node = Token & {
  caption?: Token;
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
  const children = node.tokens ?? node.items ?? [];
  return node.caption ? [node.caption, ...children] : children;
}

/** The `text` of a token; `otherwise` for one without. */
export function textOf(token: Token, otherwise = ''): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : otherwise;
}

/** Visits all tokens in document order, parents first; skips the children of a token when `visit` returns `false`. */
export function visitTokens(tokens: readonly Token[], visit: (token: Token) => unknown): void {
  for (const token of tokens) if (visit(token) !== false) visitTokens(childTokens(token), visit);
}
