import type { SiteRule } from '../rule';
import { SimilarTexts, sketchOf } from '../similar-texts';

/** Minimum length of a page: shorter ones may be alike by chance. Characters of Markdown. */
const MIN_LENGTH = 300;

/** Minimum share of common text (0 to 1) with which two pages count as duplicates. */
const SIMILAR = 0.85;

/** Reports pages that say nearly the same as another page. */
export const similarPage: SiteRule = {
  names: ['similar-page'],
  check({ bundle }) {
    const texts = new SimilarTexts<string>();
    return bundle.pages.flatMap(({ record: { relativePath: file }, source: { body } }) => {
      if (body.length < MIN_LENGTH) return [];
      const nearest = texts.add(file, sketchOf(body));
      if (!nearest || nearest.similarity < SIMILAR) return [];
      const share = Math.round(nearest.similarity * 100);
      return {
        file,
        message: `about ${share} % of its text is that of ${nearest.item}`,
        hint: 'Delete one of them (npm run rm -- PAGE --to OTHER), or say what differs.',
      };
    });
  },
};
