import type { Token, Tokens } from 'marked';
import { plainText } from '../../../markdown/heading-text';
import { childTokens } from '../../../markdown/token-tree';
import type { PageRule } from '../rule';

/** Reports tables with a nameless column: a screen reader announces nothing before each of its cells. */
export const emptyHeader: PageRule = {
  names: ['empty-header'],
  check: (page) =>
    page.allTokens.flatMap((token) => {
      if (token.type !== 'table') return [];
      const { header } = token as Tokens.Table;
      const empty = header.findIndex(({ tokens }) => plainText(tokens) === '' && !tokens.some(isShown));
      if (empty < 0) return [];
      const message = `column ${empty + 1} of this table has no name`;
      return { ...page.placeOf(token), message, hint: 'Say what the column holds.' };
    }),
};

function isShown(token: Token): boolean {
  return token.type === 'image' || token.type === 'html' || childTokens(token).some(isShown);
}
