import type { Token, Tokens } from 'marked';
import { plainText } from './heading-text';
import { textOf } from './token-tree';

/** Maximum length of the sentences below a title that are set larger than the text. Characters. */
const MAX_LEDE = 60;

/** The end of a sentence with the marks that close quotations. */
const SENTENCE_END_PATTERN = /[。！？][”’」』）]*/g;

/** A page's first paragraph, split after the sentences that lead into the page. */
export interface Lede {
  paragraph: Tokens.Paragraph;
  lede: Token[];
  rest: Token[];
}

/** The sentences at the start of a paragraph that are short enough for a lede; undefined if the first is too long. */
export function findLede(paragraph: Tokens.Paragraph): Lede | undefined {
  const { tokens } = paragraph;
  if (plainText(tokens).length <= MAX_LEDE) return { paragraph, lede: tokens, rest: [] };
  let found: Lede | undefined;
  for (const [i, token] of tokens.entries()) {
    if (token.type !== 'text') continue;
    for (const { index, 0: mark } of textOf(token).matchAll(SENTENCE_END_PATTERN)) {
      const at = index + mark.length;
      const lede = [...tokens.slice(0, i), cut(token, 0, at)];
      if (plainText(lede).length > MAX_LEDE) return found;
      found = { paragraph, lede, rest: [cut(token, at), ...tokens.slice(i + 1)] };
    }
  }
  return found;
}

function cut(token: Token, start: number, end?: number): Token {
  const text = textOf(token).slice(start, end);
  return { type: 'text', raw: text, text };
}
