import { decodeHTMLStrict } from 'entities';
import type { Token } from 'marked';
import { childTokens, textOf } from './token-tree';

/** Text that slugs are made from, as in VuePress: without emoji, images and HTML; `[^1]` counts as text. */
export function slugSource(tokens: readonly Token[]): string {
  return collect(tokens, 'slug');
}

/** Text of a heading as readers see it. The alternative text of images is used only when there is no other text. */
export function plainText(tokens: readonly Token[]): string {
  return collect(tokens, 'plain').trim() || collect(tokens, 'with images').trim();
}

function collect(tokens: readonly Token[], purpose: 'slug' | 'plain' | 'with images'): string {
  const lineBreak = purpose === 'slug' ? '' : ' ';
  const textWithin = (token: Token): string => {
    switch (token.type) {
      case 'html':
        return '';
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
        return token.type === 'text' ? decodeHTMLStrict(textOf(token)).replaceAll('\n', lineBreak) : '';
      }
    }
  };
  return tokens.map(textWithin).join('');
}
