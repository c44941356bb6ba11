import { plainText } from '../../../markdown/heading-text';
import { childTokens } from '../../../markdown/token-tree';
import type { PageRule } from '../rule';

/** Reports table columns without a name: a screen reader then announces nothing before each cell. */
export const emptyHeader: PageRule = {
  names: ['empty-header'],
  check: (page) =>
    page.allTokens.flatMap((token) => {
      if (token.type !== 'table' || !('header' in token)) return [];
      const header: { tokens: Parameters<typeof plainText>[0] }[] = token.header;
      const empty = header.findIndex(({ tokens }) => plainText(tokens) === '' && !tokens.some(isShown));
      if (empty < 0) return [];
      const message = `column ${empty + 1} of this table has no name`;
      return page.findingOf(token, { message, hint: 'Say what stands below.' });
    }),
};

function isShown(token: Parameters<typeof childTokens>[0]): boolean {
  return token.type === 'image' || token.type === 'html' || childTokens(token).some(isShown);
}
