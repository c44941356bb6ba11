import { MAX_SEARCH_HIT_SECTIONS } from '../../../bundle/constants';
import { sectionNameOf } from '../../../bundle/paths';
import type { SiteIndex } from '../../../bundle/records';
import type { PageName, PageText } from '../../../bundle/search/search-files';
import { cutExcerpt } from './cut-excerpt';
import { markText } from './mark-text';
import { rankPassages } from './rank-passages';
import type { SearchHit } from './search-types';

/** Factor for repeated occurrences of a word, which say little more. */
const REPEAT_FACTOR = 0.1;

/** Minimum number of characters that a question shares with the query; with fewer, it may be about something else. */
const MIN_QUESTION_MATCH = 3;

/** A hit for a page of which only the path and title are loaded. */
export function showName([path, title]: PageName, site: SiteIndex, pattern: RegExp | null): SearchHit {
  const section = sectionNameOf(path);
  return {
    path,
    title: markText(title, pattern),
    section,
    sectionTitle: site.sections.find(({ name }) => name === section)?.title ?? '',
    excerpt: [],
    question: [],
    sections: [],
  };
}

/** A hit with the best passages of its page. */
export function showPage(text: PageText, site: SiteIndex, pattern: RegExp | null): SearchHit {
  const passages = pattern ? rankPassages(text, pattern) : [];
  return {
    ...showName([text.path, text.title], site, pattern),
    excerpt: cutExcerpt(text.sections[0]?.[2] ?? '', pattern),
    question: markText(bestQuestion(text.questions ?? [], pattern), pattern),
    sections: passages.slice(0, MAX_SEARCH_HIT_SECTIONS).map((passage) => ({
      slug: passage.slug,
      title: markText(passage.title, pattern),
      excerpt: cutExcerpt(passage.text, pattern),
    })),
  };
}

function bestQuestion(questions: readonly string[], pattern: RegExp | null): string {
  if (!pattern) return '';
  const valued = questions.map((question) => ({ question, value: valueOfText(question, pattern) }));
  const best = valued.sort((a, b) => b.value - a.value)[0];
  return best && best.value >= MIN_QUESTION_MATCH ? best.question : '';
}

/** Value of a text: the total length of its different matches; repeats add very little. */
function valueOfText(text: string, pattern: RegExp): number {
  const lengths = new Map<string, number>();
  let repeats = 0;
  for (const [match] of text.matchAll(pattern)) {
    const word = match.toLowerCase();
    if (lengths.has(word)) repeats++;
    lengths.set(word, word.length);
  }
  return (
    Array.from(lengths.values()).reduce((sum, length) => sum + length, 0) +
    Math.log1p(repeats) * REPEAT_FACTOR
  );
}
