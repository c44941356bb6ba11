import type { IndexedSection, PageName, PageText, SearchEntry } from '../../src/bundle/search/search-files';
import { packEntries } from './pack-files';
import { PageTerms, type SearchPage, textLength } from './page-terms';
import { PinyinTable } from './pinyin-table';
import { Synonyms } from './synonyms';
import { TermTable } from './term-table';
import { traditionalCharacters } from './traditional-characters';

/** On a site with no more pages their names come with the first file. */
const INLINE_NAMES_MAX = 1500;

/** Pages in each file of names on a larger site. */
const NAMES_PER_FILE = 64;

/** How likely readers are to spell a name in Latin letters. */
const PINYIN_WEIGHTS = { title: 4, tag: 3, heading: 1 };

/** A file of the index, below its folder. */
export interface IndexFile {
  file: string;
  data: string;
}

/** What an index is made from. */
export interface SearchSource {
  /** Those of one section together, in the order of `sections`. */
  pages: SearchPage[];
  sections: IndexedSection[];
  /** Groups of words that mean the same. */
  synonyms: string[][];
}

/** Makes the search index of a site. The same source gives the same bytes. */
export function buildSearchIndex({ pages, sections, synonyms }: SearchSource): IndexFile[] {
  const files: IndexFile[] = [];
  const write = (name: string, value: unknown): void => {
    files.push({ file: `${name}.json`, data: JSON.stringify(value) });
  };
  const known = new Synonyms(synonyms);
  const averageLength = pages.reduce((sum, page) => sum + textLength(page), 0) / Math.max(pages.length, 1);

  const table = new TermTable();
  const words = new Map<string, Map<string, number>>();
  for (const [number, page] of pages.entries()) {
    // One page at a time: the terms of all would not fit in memory on a large site.
    const terms = new PageTerms(page, known);
    for (const [term, posting] of terms.postings(number, averageLength)) table.add(term, posting);
    for (const word of terms.latinNames()) countWord(words, word);
  }
  const termFiles = packEntries(table.encoded(), (postings) => postings.length);
  for (const [i, { entries }] of termFiles.entries()) write(`terms-${i}`, entries);
  for (const [letter, counts] of words) {
    write(`words-${letter}`, Object.fromEntries(Array.from(counts).sort((a, b) => (a[0] < b[0] ? -1 : 1))));
  }

  const pinyinFiles = packEntries(spellings(pages), (phrases) => phrases.join('').length);
  for (const [i, { entries }] of pinyinFiles.entries()) write(`pinyin-${i}`, entries);
  write('traditional', traditionalCharacters(charactersOf(pages)));
  for (const [i, page] of pages.entries()) write(`text-${i}`, pageText(page));

  const names = pages.map(({ path, title }): PageName => [path, title]);
  const isInline = names.length <= INLINE_NAMES_MAX;
  for (let i = 0; !isInline && i * NAMES_PER_FILE < names.length; i++) {
    write(`names-${i}`, names.slice(i * NAMES_PER_FILE, (i + 1) * NAMES_PER_FILE));
  }
  const entry: SearchEntry = {
    pages: pages.length,
    sections,
    terms: termFiles.map(({ start }) => start),
    pinyin: pinyinFiles.map(({ start }) => start),
    letters: Array.from(words.keys()).sort().join(''),
    namesPerFile: NAMES_PER_FILE,
    ...(isInline && { names }),
  };
  write('entry', entry);
  return files;
}

function countWord(words: Map<string, Map<string, number>>, word: string): void {
  const letter = word.slice(0, 1);
  const counts = words.get(letter) ?? new Map<string, number>();
  counts.set(word, (counts.get(word) ?? 0) + 1);
  words.set(letter, counts);
}

function spellings(pages: readonly SearchPage[]): [string, string[]][] {
  const table = new PinyinTable();
  for (const { title, tags, sections } of pages) {
    table.add(title, PINYIN_WEIGHTS.title);
    for (const tag of tags) table.add(tag, PINYIN_WEIGHTS.tag);
    for (const section of sections) table.add(section.title, PINYIN_WEIGHTS.heading);
  }
  return table.entries();
}

function charactersOf(pages: readonly SearchPage[]): Set<string> {
  const used = new Set<string>();
  for (const { title, sections } of pages) {
    for (const character of title) used.add(character);
    for (const section of sections) for (const character of section.title + section.text) used.add(character);
  }
  return used;
}

function pageText({ path, title, sections }: SearchPage): PageText {
  return {
    path,
    title,
    sections: sections.map((section) => [section.slug, section.title, section.text]),
  };
}
