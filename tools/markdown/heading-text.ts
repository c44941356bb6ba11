import { decodeHTML } from 'entities';
import type { Token, Tokens } from 'marked';
import { childTokens } from './token-tree';

/** Text that slugs are made of: what VuePress takes, text and code, without emoji, images and HTML. */
export function slugSource(tokens: readonly Token[]): string {
  return collect(tokens, { emoji: () => '', image: () => '', lineBreak: '' });
}

/** Text of a heading as a reader sees it: no marks, no HTML, emoji kept; that of its images only when there is no other. */
export function plainText(tokens: readonly Token[]): string {
  const emoji = (token: Tokens.Generic) => String(token.emoji);
  const text = collect(tokens, { emoji, image: () => '', lineBreak: ' ' }).trim();
  return text || collect(tokens, { emoji, image: textOf, lineBreak: ' ' }).trim();
}

interface TextRules {
  emoji: (token: Tokens.Generic) => string;
  image: (token: Token) => string;
  lineBreak: string;
}

function collect(tokens: readonly Token[], rules: TextRules): string {
  return tokens.map((token) => textWithin(token, rules)).join('');
}

function textWithin(token: Token, rules: TextRules): string {
  switch (token.type) {
    case 'html':
    case 'footnoteRef':
      return '';
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
      return token.type === 'text' ? decodeHTML(textOf(token)).replaceAll('\n', rules.lineBreak) : '';
    }
  }
}

function textOf(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
