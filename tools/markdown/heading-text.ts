import { decodeHTMLStrict } from 'entities';
import type { Token, Tokens } from 'marked';
import { childTokens, textOf } from './token-tree';

/**
 * Text that slugs are made from. As in VuePress it has text and code, but no emoji, images or HTML; `[^1]` counts as
 * text.
 */
export function slugSource(tokens: readonly Token[]): string {
  const footnote = ({ label }: Tokens.Generic) => `^${label}`;
  return collect(tokens, { emoji: () => '', image: () => '', footnote, lineBreak: '' });
}

/**
 * Text of a heading as readers see it: without marks and HTML, with emoji. The alternative text of its images is used
 * only when there is no other text.
 */
export function plainText(tokens: readonly Token[]): string {
  const emoji = (token: Tokens.Generic) => String(token.emoji);
  const rules: TextRules = { emoji, image: () => '', footnote: () => '', lineBreak: ' ' };
  const text = collect(tokens, rules).trim();
  return text || collect(tokens, { ...rules, image: (token) => plainText(childTokens(token)) }).trim();
}

interface TextRules {
  emoji: (token: Tokens.Generic) => string;
  image: (token: Token) => string;
  footnote: (token: Tokens.Generic) => string;
  lineBreak: string;
}

function collect(tokens: readonly Token[], rules: TextRules): string {
  return tokens.map((token) => textWithin(token, rules)).join('');
}

function textWithin(token: Token, rules: TextRules): string {
  switch (token.type) {
    case 'html':
      return '';
    case 'footnoteRef':
      return rules.footnote(token);
    case 'emoji':
      return rules.emoji(token);
    case 'image':
      return rules.image(token);
    case 'codespan':
    case 'escape':
      return textOf(token);
    case 'br':
      return rules.lineBreak;
    default: {
      const children = childTokens(token);
      if (children.length > 0) return collect(children, rules);
      return token.type === 'text' ? decodeHTMLStrict(textOf(token)).replaceAll('\n', rules.lineBreak) : '';
    }
  }
}
