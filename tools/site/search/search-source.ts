import { sectionNameOf } from '../../../src/bundle/paths';
import type { SectionRange } from '../../../src/bundle/search/search-files';
import type { SectionPassage } from '../../markdown/read-passages';
import { contentHash } from '../../support/hash';
import { hashFiles } from '../../support/hash-files.mjs';
import { memoize } from '../../support/memoize';
import { PROJECT_ROOT } from '../../support/project-root';
import { type Page, passagesOf } from '../page';

/** A page as the index needs it. */
export interface SearchPage {
  /** Name of the file with the page's record: it changes with the content of the page. */
  key: string;
  path: string;
  title: string;
  tags: string[];
  description: string;
  /** Questions that the page answers, in readers' words. */
  questions: string[];
  passages: SectionPassage[];
}

/** The facts about a page that the index is made from. */
export type SearchFacts = Pick<Page, 'file' | 'passages'> & {
  record: Pick<Page['record'], 'path' | 'title' | 'frontmatter'>;
};

export interface SearchSettings {
  /** Names of the sections in the order of the site. */
  sections: string[];
  /** Section, folder or page → factor for the rank of its pages; absent where the factor is 1. See `pageWeight`. */
  weights: Record<string, number>;
  /** Groups of words that mean the same. */
  synonyms: string[][];
}

/** What an index is made from. */
export interface SearchSource<Pages = SearchPage[]> {
  /** Grouped by section, in the order of `sections`. */
  pages: Pages;
  sections: SectionRange[];
  synonyms: string[][];
}

export interface SearchPlan {
  /** Folder of the index, below the bundle's folder, with a slash at the end. */
  folder: string;
  source: SearchSource;
}

/** Paths whose content, besides the pages, determines an index: the indexer, and npm's list of libraries. */
const INDEXER = [
  'tools/site/search',
  'tools/markdown/read-passages.ts',
  'src/bundle/search',
  'package-lock.json',
];

/** Puts the pages of a site into the order in which the index numbers them. */
export function searchSource(
  pages: readonly SearchFacts[],
  { sections: names, weights, synonyms }: SearchSettings,
): SearchSource {
  const rank = new Map(names.map((name, i) => [name, i]));
  const rankOf = ({ path }: SearchPage) => rank.get(sectionNameOf(path)) ?? rank.size;
  const sorted = pages.map(searchPage).sort((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1));
  const sections: SectionRange[] = [];
  for (const [number, { path }] of sorted.entries()) {
    const name = sectionNameOf(path);
    const weight = pageWeight(path, weights);
    const last = sections.at(-1);
    if (last?.name === name && last.weight === weight) continue;
    sections.push({ name, first: number, weight });
  }
  return { pages: sorted, sections, synonyms };
}

/**
 * Plans the index of `pages`. The name of its folder changes with the pages, the settings, the indexer, its libraries
 * and Node's word list (ICU).
 */
export function planSearch(pages: readonly SearchFacts[], settings: SearchSettings): SearchPlan {
  const source = searchSource(pages, settings);
  const { sections, synonyms } = source;
  const named = source.pages.map(({ key, path }) => [key, path]);
  const tools = [hashFiles(PROJECT_ROOT, INDEXER), process.versions.icu];
  const hash = contentHash(JSON.stringify([named, sections, synonyms, tools]));
  return { folder: `search/${hash}/`, source };
}

function searchPage({ file, record, passages }: SearchFacts): SearchPage {
  const { tags, description, questions } = record.frontmatter;
  return {
    key: file,
    path: record.path,
    title: record.title,
    tags: (Array.isArray(tags) ? tags : tags === undefined ? [] : [tags]).map(String),
    description: description ?? '',
    questions: questions ?? [],
    // Read at each use: the texts of all pages of a large site would not fit in memory.
    get passages() {
      return passagesOf({ passages });
    },
  };
}

/**
 * Whether a key of `searchWeights` names a page, by a folder above it or its own path. `*` stands for part of a name.
 */
export function namesPage(key: string, path: string): boolean {
  return patternOf(key).test(path);
}

const patternOf = memoize((key: string) => {
  const text = key.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^/${text}(?:/|\\.html$|$)`);
});

/** Factor for the rank of a page, by the longest key that names it; 1 if none does. */
function pageWeight(path: string, weights: Readonly<Record<string, number>>): number {
  const found = Object.entries(weights).filter(([key]) => namesPage(key, path));
  const longest = found.toSorted(([a], [b]) => b.length - a.length)[0];
  return longest ? longest[1] : 1;
}
