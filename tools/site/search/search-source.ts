import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePageRecord } from '../../../src/bundle/parse-records';
import { sectionNameOf } from '../../../src/bundle/paths';
import type { PageRecord } from '../../../src/bundle/records';
import type { SectionRange } from '../../../src/bundle/search/search-files';
import { titleSubject } from '../../../src/bundle/search/title-subject';
import { contentHash } from '../../support/hash';
import { hashFiles } from '../../support/hash-files.mjs';
import { memoize } from '../../support/memoize';
import { PROJECT_ROOT } from '../../support/project-root';
import type { IndexedPage } from './page-terms';
import { readPageText } from './page-text';

interface SearchCandidate {
  path: string;
  title: string;
  /** Changes with the content of the page. In a build: the name of the file that holds the page's record. */
  key: string;
}

export interface PlannedPage extends SearchCandidate {
  /** Titles of the folders that the page is in: readers add them to a query to say which page they mean. */
  context: string[];
}

export interface SearchSettings {
  /** Names of the sections in the order of the site. */
  sections: string[];
  /** Section, folder or page → factor for the rank of its pages; absent where the factor is 1. See `pageWeight`. */
  weights: Record<string, number>;
  /** Groups of words that mean the same. */
  synonyms: string[][];
}

/** What an index is made from, except for the contents of pages. */
export interface SearchSource {
  /** Grouped by section, in the order of `sections`. */
  pages: PlannedPage[];
  sections: SectionRange[];
  synonyms: string[][];
}

export interface SearchPlan {
  /** Folder of the index, below the bundle's folder, with a slash at the end. */
  folder: string;
  source: SearchSource;
}

/** Paths whose content, besides the pages, determines an index: the indexer, and npm's list of libraries. */
const INDEXER = ['tools/site/search', 'src/bundle/search', 'package-lock.json'];

/** Puts the pages of a site into the order in which the index numbers them. */
export function searchSource(
  pages: readonly SearchCandidate[],
  { sections: names, weights, synonyms }: SearchSettings,
): SearchSource {
  const rank = new Map(names.map((name, i) => [name, i]));
  const rankOf = ({ path }: SearchCandidate) => rank.get(sectionNameOf(path)) ?? rank.size;
  const sorted = pages.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1));
  const sections: SectionRange[] = [];
  for (const [number, { path }] of sorted.entries()) {
    const name = sectionNameOf(path);
    const weight = pageWeight(path, weights);
    const last = sections.at(-1);
    if (last?.name === name && last.weight === weight) continue;
    sections.push({ name, first: number, weight });
  }
  const titles = new Map(pages.map(({ path, title }) => [path, titleSubject(title)]));
  const contextOf = (path: string) => foldersOf(path).flatMap((folder) => titles.get(folder) ?? []);
  return {
    pages: sorted.map(({ path, title, key }) => ({ path, title, key, context: contextOf(path) })),
    sections,
    synonyms,
  };
}

/**
 * Plans the index of `pages`. The name of its folder changes with the pages, the settings, the indexer, its libraries
 * and Node's word list (ICU).
 */
export function planSearch(pages: readonly SearchCandidate[], settings: SearchSettings): SearchPlan {
  const source = searchSource(pages, settings);
  const hash = contentHash(JSON.stringify([source, hashFiles(PROJECT_ROOT, INDEXER), process.versions.icu]));
  return { folder: `search/${hash}/`, source };
}

/** Folders that a page is in, without the root: `/a/b/c.html` → `/a/`, `/a/b/`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  const folders = names.map((_, i) => `/${names.slice(0, i + 1).join('/')}/`);
  return folders.filter((folder) => folder !== path);
}

/** Converts a page's record to what the index needs. */
export function searchPage(
  { path, title, frontmatter, html }: PageRecord,
  context: string[] = [],
): IndexedPage {
  const { tags, description, questions } = frontmatter;
  return {
    path,
    title,
    tags: (Array.isArray(tags) ? tags : tags === undefined ? [] : [tags]).map(String),
    description: description ?? '',
    questions: questions ?? [],
    context,
    sections: readPageText(html),
  };
}

/** Reads the record of a page from the bundle's folder. */
export function readPage({ key }: PlannedPage, folder: string): PageRecord {
  return parsePageRecord(JSON.parse(readFileSync(path.join(folder, key), 'utf8')));
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
