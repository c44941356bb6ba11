import type {
  SearchAnswer,
  SearchEngine,
  SearchHit,
  SearchOptions,
} from '../../src/features/search/engine/search-types';

/** A search that a test answers, or lets fail, when it likes. */
export class FakeEngine implements SearchEngine {
  /** Searches so far, in order. */
  readonly calls: {
    query: string;
    options: SearchOptions | undefined;
    answer: (answer: Partial<SearchAnswer>) => void;
    partly: (answer: Partial<SearchAnswer>) => void;
    fail: (error: Error) => void;
  }[] = [];
  /** Answers at once; without it a test answers each call itself. */
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
  return { hits, total: hits.length, terms: [query], suggestions: [], ...part };
}

/** A page that was found, with the sections of these slugs. */
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
