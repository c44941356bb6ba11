import type { Token, Tokens } from 'marked';

const MARK_PATTERN = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Kind of a GitHub alert (`> [!NOTE]`) in lower case; null for an ordinary quotation. */
export function alertKind(quote: Tokens.Blockquote): string | null {
  const first = quote.tokens[0];
  const found = first?.type === 'paragraph' ? MARK_PATTERN.exec(first.text) : null;
  return found?.[1]?.toLowerCase() ?? null;
}

/** The alert's content without its `[!NOTE]` mark. */
export function alertBody(quote: Tokens.Blockquote): Token[] {
  const [first, ...rest] = quote.tokens;
  if (first?.type !== 'paragraph') return quote.tokens;
  const inline = first.tokens ?? [];
  const text = inline[0];
  if (text?.type !== 'text') return rest;
  const trimmed = text.text.replace(MARK_PATTERN, '');
  const kept =
    trimmed === '' ? inline.slice(1) : [{ ...text, text: trimmed, raw: trimmed }, ...inline.slice(1)];
  return kept.length > 0 ? [{ ...first, tokens: kept }, ...rest] : rest;
}
