import { MAX_SEARCH_HIT_SECTIONS } from '../../../bundle/constants';
import { sectionNameOf } from '../../../bundle/paths';
import type { SiteIndex } from '../../../bundle/records';
import type { PageName, PageText } from '../../../bundle/search/search-files';
import { cutExcerpt } from './cut-excerpt';
import { markText, matchesOf } from './mark-text';
import { rankPassages } from './rank-passages';
import type { SearchHit } from './search-types';

/** Minimum share of the query in a question that is shown; with less, it asks about something else. */
const MIN_QUESTION_SHARE = 0.5;

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
export function showPage(text: PageText, query: string, site: SiteIndex, pattern: RegExp | null): SearchHit {
  const passages = pattern ? rankPassages(text, pattern) : [];
  return {
    ...showName([text.path, text.title], site, pattern),
    excerpt: cutExcerpt(text.sections[0]?.[2] ?? '', pattern),
    question: markText(bestQuestion(text.questions ?? [], query, pattern), pattern),
    sections: passages.slice(0, MAX_SEARCH_HIT_SECTIONS).map((passage) => ({
      slug: passage.slug,
      title: markText(passage.title, pattern),
      excerpt: cutExcerpt(passage.text, pattern),
    })),
  };
}

/** The question that has the most of the query, if that is enough. */
function bestQuestion(questions: readonly string[], query: string, pattern: RegExp | null): string {
  const wanted = lengthOfMatches(query, pattern);
  const valued = questions.map((question) => ({ question, value: lengthOfMatches(question, pattern) }));
  const best = valued.sort((a, b) => b.value - a.value)[0];
  return best && best.value > 0 && best.value >= MIN_QUESTION_SHARE * wanted ? best.question : '';
}

/** Total length of the different matches in a text. */
function lengthOfMatches(text: string, pattern: RegExp | null): number {
  const words = new Set(matchesOf(text, pattern).map(({ word }) => word.toLowerCase()));
  return Array.from(words).reduce((sum, { length }) => sum + length, 0);
}
