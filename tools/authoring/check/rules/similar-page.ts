import type { CheckedSite } from '../checked-site';
import type { Finding } from '../finding';
import type { SiteRule } from '../rule';
import { SimilarTexts } from '../similarity';
import { sketchOf } from '../text-sketch';

/** Shorter pages may be alike by chance. Characters of Markdown. */
const MIN_LENGTH = 300;

/** Share of common text from which two pages count as duplicates. */
const SIMILAR = 0.85;

const NAME = 'similar-page';

/** Reports pages that say nearly the same as another. */
export const similarPage: SiteRule = { names: [NAME], check: checkSimilarPage };

function checkSimilarPage({ bundle }: CheckedSite): Finding[] {
  const texts = new SimilarTexts<string>();
  return bundle.pages.flatMap(({ record, source: { body } }): Finding[] => {
    if (body.length < MIN_LENGTH) return [];
    const nearest = texts.add(record.relativePath, sketchOf(body));
    if (!nearest || nearest.similarity < SIMILAR) return [];
    const share = Math.round(nearest.similarity * 100);
    return [
      {
        severity: 'warning',
        file: record.relativePath,
        line: 1,
        column: 1,
        rule: NAME,
        message: `about ${share} % of its text is that of ${nearest.item}`,
        hint: 'Keep one of them and leave the other to redirects.yml, or say what differs.',
      },
    ];
  });
}
