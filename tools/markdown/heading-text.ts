import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { joinCjkLines } from './cjk';
import { childTokens, textOf } from './token-tree';

/** Text that slugs are made from, as in VuePress: without emoji, images and HTML; `[^1]` counts as text. */
export function slugSource(tokens: readonly Token[]): string {
  return collect(tokens, 'slug');
}

/** Text of a heading as readers see it. The alternative text of images is used only when there is no other text. */
export function plainText(tokens: readonly Token[], purpose: 'plain' | 'with badges' = 'plain'): string {
  return collect(tokens, purpose).trim() || collect(tokens, 'with images').trim();
}

/** Group 1: the text of a badge, which is part of a sentence but not of a heading. */
const BADGE_PATTERN = /^<Badge\s[^>]*?\btext="([^"]*)"/;

function collect(
  tokens: readonly Token[],
  purpose: 'slug' | 'plain' | 'with badges' | 'with images',
): string {
  const lineBreak = purpose === 'slug' ? '' : ' ';
  const textWithin = (token: Token): string => {
    switch (token.type) {
      case 'html':
        return purpose === 'with badges' ? decodeHTMLStrict(BADGE_PATTERN.exec(token.raw)?.[1] ?? '') : '';
      case 'footnoteRef':
        return purpose === 'slug' && 'label' in token ? `^${token.label}` : '';
      case 'emoji':
        return purpose !== 'slug' && 'emoji' in token ? String(token.emoji) : '';
      case 'image':
        return purpose === 'with images' ? plainText(childTokens(token)) : '';
      case 'codespan':
      case 'escape':
        return textOf(token);
      case 'br':
        return lineBreak;
      default: {
        const children = childTokens(token);
        if (children.length > 0) return collect(children, purpose);
        return token.type === 'text'
          ? decodeHTMLStrict(joinCjkLines(textOf(token))).replaceAll('\n', lineBreak)
          : '';
      }
    }
  };
  return tokens.map(textWithin).join('');
}
