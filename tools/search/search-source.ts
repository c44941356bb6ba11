import { sectionNameOf } from '../../src/bundle/paths';
import type { PageRecord } from '../../src/bundle/records';
import type { IndexedSection } from '../../src/bundle/search/search-files';
import { titleSubject } from '../../src/bundle/search/title-subject';
import type { SearchSource } from './build-search-index';
import type { SearchPage } from './page-terms';
import { readPageText } from './page-text';
import type { SearchInput } from './plan-search';

/** What a page's record and the site's settings say, as the index takes it. */
export function searchSource(
  records: readonly PageRecord[],
  { sections: names, weights, synonyms }: Omit<SearchInput, 'files'>,
): SearchSource {
  const rank = new Map(names.map((name, i) => [name, i]));
  const rankOf = ({ path }: PageRecord) => rank.get(sectionNameOf(path)) ?? rank.size;
  const sorted = records.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.path < b.path ? -1 : 1));
  const sections: IndexedSection[] = [];
  for (const [number, { path }] of sorted.entries()) {
    const name = sectionNameOf(path);
    if (sections.at(-1)?.name === name) continue;
    sections.push({ name, first: number, weight: weights[name] ?? 1 });
  }
  const titles = new Map(records.map(({ path, title }) => [path, titleSubject(title)]));
  const contextOf = (path: string) => foldersOf(path).flatMap((folder) => titles.get(folder) ?? []);
  return {
    pages: sorted.map((record) => searchPage(record, contextOf(record.path))),
    sections,
    synonyms,
  };
}

/** Folders a page is in, below the root: `/a/b/c.html` → `/a/`, `/a/b/`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  const folders = names.map((_, i) => `/${names.slice(0, i + 1).join('/')}/`);
  return folders.filter((folder) => folder !== path);
}

function searchPage({ path, title, frontmatter, html }: PageRecord, context: string[]): SearchPage {
  const { tags, description } = frontmatter;
  return {
    path,
    title,
    tags: (Array.isArray(tags) ? tags : tags === undefined ? [] : [tags]).map(String),
    description: description ?? '',
    context,
    sections: readPageText(html),
  };
}
