import type { PageName, PageText, SearchEntry, TextRow } from '../../../src/bundle/search/search-files';
import type { Passage } from '../../markdown/read-passages';
import { Synonyms } from '../../source/config/synonyms';
import { hashOf } from '../../support/hash';
import { IndexCache, type IndexedPage } from './index-cache';
import { packEntries } from './pack-files';
import { PageTerms } from './page-terms';
import type { SearchPage, SearchSource } from './search-source';
import { TermTable, toRow } from './term-table';

/** Maximum number of pages on a site whose page paths and titles are in the entry file. */
const MAX_INLINE_NAMES = 1500;

/** On a larger site: number of pages in each file of paths and titles. */
const NAMES_PER_FILE = 64;

/** How likely readers are to type a name in pinyin, by kind of name. Relative weights. */
const PINYIN_WEIGHTS = { title: 4, tag: 3, heading: 1 };

/** A file of the index, below its folder. */
export interface IndexFile {
  file: string;
  data: string;
}

/**
 * Makes the index of a site, except for `textFiles`, file by file. The same source gives the same bytes, whatever is
 * cached.
 */
export async function* buildSearchIndex(
  source: SearchSource<Iterable<SearchPage> | AsyncIterable<SearchPage>>,
  cache = new IndexCache(),
): AsyncGenerator<IndexFile> {
  const { pages, sections, synonyms } = source;
  const { kept } = cache;
  const { ids, pages: knownPages } = kept;
  const synonymTable = new Synonyms(synonyms);
  const shared = JSON.stringify(synonyms);
  const keptPages = new Map<string, IndexedPage>();
  const pageNames: PageName[] = [];
  // Only the names and rows stay in memory: the texts and terms of all pages of a large site would not fit.
  for await (const page of pages) {
    const key = hashOf([shared, page.key, page.path]);
    const indexed = knownPages.get(key) ?? {
      row: toRow(new PageTerms(page, synonymTable).terms(), ids),
      names: spelledNamesOf(page),
    };
    keptPages.set(key, indexed);
    pageNames.push([page.path, page.title]);
  }

  const indexed = [...keptPages.values()];
  const rows = indexed.map(({ row }) => row);
  const terms = new TermTable(ids, rows);
  const starts: string[] = [];
  for (const { start, entries } of packEntries(terms.encoded(), (postings) => postings.length, terms.size)) {
    yield { file: `terms-${starts.length}.json`, data: JSON.stringify(entries) };
    starts.push(start);
  }
  const words = terms.corrections();
  for (const [letter, counts] of words) yield { file: `words-${letter}.json`, data: JSON.stringify(counts) };
  const pinyin = await spell(indexed, cache);
  for (const [i, { data }] of pinyin.entries()) yield { file: `pinyin-${i}.json`, data };
  const sounds = await cache.recall('sounds', '', async () => (await import('./pinyin-table')).soundTable());
  yield { file: 'sounds.json', data: JSON.stringify(sounds) };
  yield { file: 'traditional.json', data: await tableOfTraditional(terms, cache) };

  const isInline = pageNames.length <= MAX_INLINE_NAMES;
  for (let i = 0; !isInline && i * NAMES_PER_FILE < pageNames.length; i++) {
    const data = JSON.stringify(pageNames.slice(i * NAMES_PER_FILE, (i + 1) * NAMES_PER_FILE));
    yield { file: `names-${i}.json`, data };
  }
  const entry: SearchEntry = {
    pages: pageNames.length,
    sections,
    terms: starts,
    pinyin: pinyin.map(({ start }) => start),
    letters: Array.from(words.keys()).sort().join(''),
    namesPerFile: NAMES_PER_FILE,
    ...(isInline && { names: pageNames }),
  };
  yield { file: 'entry.json', data: JSON.stringify(entry) };
  // Terms that no page has any more keep their numbers. When they are the most, the next index is made from nothing.
  const isWorn = terms.termCount * 2 < ids.size;
  kept.ids = isWorn ? new Map() : ids;
  kept.pages = isWorn ? new Map() : keptPages;
}

/** The text file of each page, with the page it is made from. */
export function* textFiles({ pages }: SearchSource): Generator<{ file: string; page: SearchPage }> {
  for (const [number, page] of pages.entries()) yield { file: `text-${number}.json`, page };
}

/** Content of the text file of a page. */
export function pageTextOf({ path, title, passages, questions }: SearchPage): string {
  const text: PageText = {
    path,
    title,
    sections: passages.map((section) => [...toTextRow(section), section.rows.map(toTextRow)]),
    ...(questions.length > 0 && { questions }),
  };
  return JSON.stringify(text);
}

function toTextRow({ slug, title, text }: Passage): TextRow {
  return [slug, title, text];
}

/** Names that readers may type in pinyin, with their weights. */
function spelledNamesOf({ title, tags, passages }: SearchPage): [name: string, weight: number][] {
  return [
    [title, PINYIN_WEIGHTS.title],
    ...tags.map((tag): [string, number] => [tag, PINYIN_WEIGHTS.tag]),
    ...passages.map((section): [string, number] => [section.title, PINYIN_WEIGHTS.heading]),
  ];
}

/**
 * Makes the files of pinyin spellings, or takes them from the cache if no name has changed. `start`: first spelling.
 */
function spell(pages: readonly IndexedPage[], cache: IndexCache): Promise<{ start: string; data: string }[]> {
  const names = pages.flatMap((page) => page.names);
  return cache.recall('pinyin', JSON.stringify(names), async () => {
    // The dictionary is slow to load, so it is imported only when it is needed.
    const { pinyinTable } = await import('./pinyin-table');
    const files = packEntries(pinyinTable(names), (phrases) => phrases.join('').length);
    return Array.from(files, ({ start, entries }) => ({ start, data: JSON.stringify(entries) }));
  });
}

/** First and last code point of the Unicode block of common Chinese characters (CJK Unified Ideographs). */
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

/** Maps traditional characters that no page has to their simplified forms that pages have. */
function tableOfTraditional(terms: TermTable, cache: IndexCache): Promise<string> {
  const used = terms.characters();
  return cache.recall('traditional', Array.from(used).sort().join(''), async () => {
    const { Converter } = await import('opencc-js/t2cn');
    const convert = Converter({ from: 't', to: 'cn' });
    const table: Record<string, string> = {};
    for (let code = FIRST_HAN; code <= LAST_HAN; code++) {
      const character = String.fromCharCode(code);
      const simplified = convert(character);
      if (simplified !== character && !used.has(character) && used.has(simplified))
        table[character] = simplified;
    }
    return JSON.stringify(table);
  });
}
