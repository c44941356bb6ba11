import type { Token, Tokens } from 'marked';
import type { BoxKind } from './container-kinds';

/** The kinds of alert that GitHub knows. */
export const ALERT_KINDS: readonly BoxKind[] = ['note', 'tip', 'important', 'warning', 'caution'];

const MARK_PATTERN = new RegExp(`^\\[!(${ALERT_KINDS.join('|')})\\][ \\t]*(?:\\n|$)`, 'i');

/** Kind of a GitHub alert (`> [!NOTE]`) in lower case; null for an ordinary blockquote. */
export function alertKind(quote: Tokens.Blockquote): BoxKind | null {
  const first = quote.tokens[0];
  const found = first?.type === 'paragraph' ? MARK_PATTERN.exec(first.text) : null;
  const word = found?.[1]?.toLowerCase();
  return ALERT_KINDS.find((kind) => kind === word) ?? null;
}

/** The alert's content without its `[!NOTE]` mark. */
export function alertBody(quote: Tokens.Blockquote): Token[] {
  const [first, ...rest] = quote.tokens;
  if (first?.type !== 'paragraph') return quote.tokens;
  const [text, ...others] = first.tokens ?? [];
  if (text?.type !== 'text') return rest;
  const trimmed = text.text.replace(MARK_PATTERN, '');
  const kept = trimmed === '' ? others : [{ ...text, text: trimmed, raw: trimmed }, ...others];
  return kept.length > 0 ? [{ ...first, tokens: kept }, ...rest] : rest;
}
