import { plainText } from '../../../markdown/heading-text';
import { childTokens } from '../../../markdown/token-tree';
import type { PageRule } from '../rule';

const IMAGE_TAG_PATTERN = /<img\b(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/** Reports images without a text for readers who cannot see them. `<img alt="">` is allowed: it marks decoration. */
export const missingAlt: PageRule = {
  names: ['missing-alt'],
  check: (page) =>
    page.allTokens.flatMap((token) => {
      if (token.type === 'image' && plainText(childTokens(token)).trim() === '') {
        const message = `the image "${String(token.href)}" has no text`;
        const hint = 'Say what it shows: ![…](…). For mere decoration write <img src="…" alt="">.';
        return [{ ...page.placeOf(token), message, hint }];
      }
      if (token.type !== 'html') return [];
      const hint = 'Say what it shows: alt="…". For mere decoration write alt="".';
      return [...token.raw.matchAll(IMAGE_TAG_PATTERN)]
        .filter(([tag]) => !/\salt\s*=/i.test(tag))
        .map(({ index }) => ({ ...page.placeOf(token, index), message: 'an <img> has no alt', hint }));
    }),
};
