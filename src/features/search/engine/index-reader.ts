import { parseSearchEntry } from '../../../bundle/parse-records';
import { decodePostings, type Posting } from '../../../bundle/search/postings';
import {
  type PageName,
  type PageText,
  type PinyinFile,
  rangeOf,
  type SearchEntry,
  type SoundFile,
  type TermFile,
  type TraditionalFile,
  type WordFile,
} from '../../../bundle/search/search-files';
import { fetchJson } from '../../../content/fetch-json';

/** A term of the index that begins with the prefix that was looked up. */
export interface TermMatch {
  term: string;
  postings: Posting[];
}

/** Reads the search index of one build, file by file; each file is loaded once. */
export class IndexReader {
  readonly #files = new Map<string, Promise<unknown>>();

  private constructor(
    /** Folder of the index, relative to the folder of the bundle. */
    readonly folder: string,
    readonly entry: SearchEntry,
  ) {}

  /** Opens the index in a folder (`search/1a2b3c4d5e/`). */
  static async open(folder: string): Promise<IndexReader> {
    return new IndexReader(folder, await fetchJson(`${folder}entry.json`, parseSearchEntry));
  }

  /** Postings of a term; none if no page contains it. */
  async postings(term: string): Promise<Posting[]> {
    const file = await this.#termFile(rangeOf(this.entry.terms, term));
    // A reader may search for `constructor`, which every object inherits.
    const encoded = Object.hasOwn(file, term) ? file[term] : undefined;
    return encoded === undefined ? [] : decodePostings(encoded);
  }

  /** Terms that begin with `prefix`, from at most two files: the one in which they start, and the next. */
  async termsFrom(prefix: string): Promise<TermMatch[]> {
    const { terms } = this.entry;
    const at = Math.max(rangeOf(terms, prefix), 0);
    const isNextToo = terms[at + 1]?.startsWith(prefix) === true;
    const files = await Promise.all([this.#termFile(at), isNextToo ? this.#termFile(at + 1) : {}]);
    return files.flatMap((file) =>
      Object.entries(file)
        .filter(([term]) => term.startsWith(prefix))
        .map(([term, encoded]) => ({ term, postings: decodePostings(encoded) })),
    );
  }

  /**
   * Chinese phrases with this pinyin spelling; if there are none, the first phrase of each spelling that begins with
   * it.
   */
  async phrasesOfPinyin(spelling: string): Promise<string[]> {
    const at = rangeOf(this.entry.pinyin, spelling);
    const file = at < 0 ? {} : await this.#once<PinyinFile>(`pinyin-${at}`);
    const exact = Object.hasOwn(file, spelling) ? file[spelling] : undefined;
    if (exact) return exact;
    return Object.entries(file)
      .filter(([key]) => key.startsWith(spelling))
      .flatMap(([, phrases]) => phrases.slice(0, 1));
  }

  /** Latin words of the site's names with this first letter, each with its number of pages. */
  async words(letter: string): Promise<WordFile> {
    // Without such a file, no page has a word with that first letter.
    if (!/^[a-z]$/.test(letter) || !this.entry.letters.includes(letter)) return {};
    return this.#once(`words-${letter}`);
  }

  traditional(): Promise<TraditionalFile> {
    return this.#once('traditional');
  }

  sounds(): Promise<SoundFile> {
    return this.#once('sounds');
  }

  /** Path and title of a page. */
  async name(page: number): Promise<PageName> {
    const { names, namesPerFile } = this.entry;
    const inFile = names ?? (await this.#once<PageName[]>(`names-${Math.floor(page / namesPerFile)}`));
    return inFile[names ? page : page % namesPerFile] ?? ['/', ''];
  }

  text(page: number): Promise<PageText> {
    return this.#once(`text-${page}`);
  }

  async #termFile(at: number): Promise<TermFile> {
    return at < 0 ? {} : this.#once(`terms-${at}`);
  }

  /**
   * Loads a file once; a failed request is repeated on the next call. The name of the folder is a hash of the index, so
   * what it holds under a name is trusted.
   */
  #once<T>(name: string): Promise<T> {
    const known = this.#files.get(name);
    if (known) return known as Promise<T>;
    const loading = fetchJson(`${this.folder}${name}.json`, (value) => value as T);
    this.#files.set(name, loading);
    loading.catch(() => this.#files.delete(name));
    return loading;
  }
}
