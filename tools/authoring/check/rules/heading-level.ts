import type { Tokens } from 'marked';
import type { PageRule } from '../rule';

/** Reports a second title, and headings that skip a level, which leaves a gap in the outline. */
export const headingLevel: PageRule = {
  names: ['heading-level'],
  check(page) {
    const headings = page.allTokens.filter((token): token is Tokens.Heading => token.type === 'heading');
    const levels = headings.map(({ depth }) => depth);
    const titleAt = levels.indexOf(1);
    return headings.flatMap((heading, i) => {
      const [level = 1, previous = level] = [levels[i], levels[i - 1]];
      const report = (message: string, hint: string) => ({ ...page.placeOf(heading), message, hint });
      if (level > previous + 1) {
        const hint = `Write "${'#'.repeat(previous + 1)}"; its address stays the same.`;
        return report(`a heading of level ${level} follows one of level ${previous}`, hint);
      }
      return level === 1 && titleAt < i
        ? report(
            'there is a second "#" heading',
            'A page has one title: write "##", or make this another page.',
          )
        : [];
    });
  },
};
