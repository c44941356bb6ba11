import type { Tokens } from 'marked';
import type { PageRule } from '../rule';

/** Reports a second title, and headings that skip a level, which leaves a gap in the outline. */
export const headingLevel: PageRule = {
  names: ['heading-level'],
  check(page) {
    const headings = page.allTokens.filter((token): token is Tokens.Heading => token.type === 'heading');
    const title = headings.find(({ depth }) => depth === 1);
    return headings.flatMap((heading, i) => {
      const { depth } = heading;
      const before = headings[i - 1]?.depth ?? depth;
      const place = page.placeOf(heading);
      if (depth > before + 1) {
        const hint = `Write "${'#'.repeat(before + 1)}"; its address stays the same.`;
        return { ...place, message: `a heading of level ${depth} follows one of level ${before}`, hint };
      }
      if (depth > 1 || heading === title) return [];
      const hint = 'A page has one title: write "##", or make this another page.';
      return { ...place, message: 'there is a second "#" heading', hint };
    });
  },
};
