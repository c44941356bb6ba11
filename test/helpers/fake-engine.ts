import type {
  SearchAnswer,
  SearchEngine,
  SearchHit,
  SearchOptions,
} from '../../src/features/search/engine/search-types';

/** A search engine whose calls a test answers, or makes fail, at any time. */
export class FakeEngine implements SearchEngine {
  /** Searches so far, in order. */
  readonly calls: {
    query: string;
    options: SearchOptions | undefined;
    answer: (answer: Partial<SearchAnswer>) => void;
    partly: (answer: Partial<SearchAnswer>) => void;
    fail: (error: Error) => void;
  }[] = [];
  /** Answers each call at once. If undefined, the test answers each call itself. */
  respond: ((query: string, options: SearchOptions | undefined) => Partial<SearchAnswer>) | undefined;

  search(
    query: string,
    options?: SearchOptions,
    onPartial?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const answer = (part: Partial<SearchAnswer>): void => resolve(toAnswer(query, part));
      const partly = (part: Partial<SearchAnswer>): void => onPartial?.(toAnswer(query, part));
      this.calls.push({ query, options, answer, partly, fail: reject });
      if (this.respond) answer(this.respond(query, options));
    });
  }
}

function toAnswer(query: string, part: Partial<SearchAnswer>): SearchAnswer {
  const hits = part.hits ?? [];
  return { hits, total: hits.length, terms: [query], ...part };
}

/** A search hit: a page with a section for each of these slugs. */
export function createHit(path: string, title: string, slugs: string[] = []): SearchHit {
  return {
    path,
    title: [{ text: title, isMatch: true }],
    section: path.split('/')[1] ?? '',
    sectionTitle: '',
    excerpt: [{ text: `${title}的正文`, isMatch: false }],
    question: [],
    sections: slugs.map((slug) => ({
      slug,
      title: [{ text: slug, isMatch: false }],
      excerpt: [{ text: `${slug}的内容`, isMatch: false }],
    })),
  };
}
