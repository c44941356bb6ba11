import type { SiteRule } from '../rule';
import { type Sketch, similarityOf, sketchOf } from '../similar-texts';

/** Shorter pages may be alike by chance. Characters of Markdown. */
const MIN_LENGTH = 300;

/** Share of common text from which two pages count as duplicates. */
const SIMILAR = 0.85;

/** Reports pages that say nearly the same as another. */
export const similarPage: SiteRule = {
  names: ['similar-page'],
  check({ bundle }) {
    const texts: { file: string; sketch: Sketch }[] = [];
    return bundle.pages.flatMap(({ record: { relativePath: file }, source: { body } }) => {
      if (body.length < MIN_LENGTH) return [];
      const sketch = sketchOf(body);
      let nearest = { file: '', similarity: 0 };
      for (const other of texts) {
        const similarity = similarityOf(sketch, other.sketch, SIMILAR);
        if (similarity > nearest.similarity) nearest = { file: other.file, similarity };
      }
      texts.push({ file, sketch });
      if (nearest.similarity === 0) return [];
      const share = Math.round(nearest.similarity * 100);
      return {
        file,
        message: `about ${share} % of its text is that of ${nearest.file}`,
        hint: 'Keep one of them and leave the other to redirects.yml, or say what differs.',
      };
    });
  },
};
