import type { Tokens } from 'marked';
import type { PageRule } from '../rule';

/** Reports a second title, and headings that skip a level, which leaves a gap in the outline. */
export const headingLevel: PageRule = {
  names: ['heading-level'],
  check(page) {
    const headings = page.allTokens.filter((token): token is Tokens.Heading => token.type === 'heading');
    const levels = headings.map(({ depth }) => depth);
    const title = levels.indexOf(1);
    return headings.flatMap((heading, i) => {
      const [level = 1, last = level] = [levels[i], levels[i - 1]];
      const report = (message: string, hint: string) => ({ ...page.placeOf(heading), message, hint });
      if (level > last + 1) {
        const hint = `Write "${'#'.repeat(last + 1)}"; its address stays the same.`;
        return report(`a heading of level ${level} follows one of level ${last}`, hint);
      }
      return level === 1 && title < i
        ? report(
            'there is a second "#" heading',
            'A page has one title: write "##", or make this another page.',
          )
        : [];
    });
  },
};
