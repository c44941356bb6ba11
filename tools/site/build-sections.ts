import path from 'node:path';
import { comparablePath, decodeSafely, isExternalLink, sectionNameOf } from '../../src/bundle/paths';
import type { PageEntry, PageLink, SectionIndex } from '../../src/bundle/records';
import { findNamedPage, type PageLookup, readSidebar } from '../source/config/read-sidebar';
import { compare } from '../support/compare';
import { errorAt, type Problem } from '../support/problems';
import { folderSidebar } from './folder-sidebar';
import { linkToPage, type Page } from './page';

/** Builds the index of every section from its pages, its `sidebar.yml` and the redirects. */
export async function buildSections(
  root: string,
  pages: readonly Page[],
  redirects: ReadonlyMap<string, string>,
  find: (path: string) => { path: string } | undefined,
): Promise<{ sections: SectionIndex[]; problems: Problem[] }> {
  const links = new Map(pages.map((page) => [page.record.path, linkToPage(page)]));
  const lookup: PageLookup = {
    find: (wanted) => links.get(find(wanted)?.path ?? ''),
    paths: [...links.keys()].map(decodeSafely),
  };
  // An old address is looked up in its section, so the section has to exist even if it has no page left.
  const paths = [...pages.map(({ record }) => record.path), ...redirects.keys()];
  const sections = new Map(paths.map((address): [string, Page[]] => [sectionNameOf(address), []]));
  for (const page of pages) sections.get(sectionNameOf(page.record.path))?.push(page);
  const built = await Promise.all(
    Array.from(sections, ([name, members]) => buildSection({ root, name, members, redirects, lookup })),
  );
  return {
    sections: built.map(({ section }) => section).toSorted((a, b) => compare(a.section, b.section)),
    problems: built.flatMap((result) => result.problems),
  };
}

interface SectionSource {
  root: string;
  name: string;
  members: readonly Page[];
  /** Redirects of the whole site. */
  redirects: ReadonlyMap<string, string>;
  /** Pages of the whole site, to which sidebars, `prev` and `next` may refer. */
  lookup: PageLookup;
}

/** Builds the index of one section. */
async function buildSection({ root, name, members, redirects, lookup }: SectionSource): Promise<{
  section: SectionIndex;
  problems: Problem[];
}> {
  const sidebar = await readSidebar(root, name, lookup);
  const problems = [...sidebar.problems];
  const entries = members.map((page): PageEntry => {
    const neighbours = readNeighbours(page, lookup);
    problems.push(...neighbours.problems);
    const { title } = linkToPage(page);
    return { path: page.record.path, title, file: page.file, ...neighbours.links };
  });
  const folder = name === '' ? '/' : `/${encodeURI(name)}/`;
  const leadsTo = redirects.get(folder);
  const index = entries.find(({ path: address }) => address === folder) ?? (leadsTo && lookup.find(leadsTo));
  return {
    section: {
      section: name,
      path: folder,
      title: index ? index.title : name,
      sidebar: sidebar.items ?? folderSidebar(members, name),
      pages: entries.toSorted((a, b) => compare(comparablePath(a.path), comparablePath(b.path))),
      redirects: Object.fromEntries([...redirects].filter(([from]) => sectionNameOf(from) === name)),
    },
    problems,
  };
}

/** Reads `prev` and `next` from the frontmatter. For a key that is not set, the sidebar's order applies. */
function readNeighbours(page: Page, pages: PageLookup): { links: Partial<PageEntry>; problems: Problem[] } {
  const links: { prev?: PageLink | false; next?: PageLink | false } = {};
  const problems: Problem[] = [];
  for (const key of ['prev', 'next'] as const) {
    const wanted = page.record.frontmatter[key];
    if (wanted === false) links[key] = false;
    if (typeof wanted !== 'string') continue;
    if (isExternalLink(wanted)) {
      links[key] = { title: wanted, path: wanted };
      continue;
    }
    const named = findNamedPage(wanted, path.posix.dirname(page.record.relativePath), pages);
    if ('path' in named) links[key] = { title: named.title, path: named.path };
    else {
      const message = `"${key}: ${wanted}" ${named.found}`;
      problems.push(errorAt(page.source.placeOf(key), 'neighbour', message, named.hint));
    }
  }
  return { links, problems };
}
