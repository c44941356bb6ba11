import path from 'node:path';
import { comparablePath, isExternalLink, sectionNameOf } from '../../src/bundle/paths';
import type { PageEntry, PageLink, SectionIndex } from '../../src/bundle/records';
import { type PageLookup, readSidebar, sidebarPath } from '../source/config/read-sidebar';
import { fallbackTitle, type TitledPage } from '../source/titled-page';
import { nearestHint } from '../support/nearest-name';
import { compare, type Problem } from '../support/problems';
import { faultOfLink } from '../support/safe-path';
import { folderSidebar } from './folder-sidebar';
import type { PageFacts } from './render-page';

/** A page with the name of its chunk. */
export interface ChunkedPage {
  page: PageFacts;
  file: string;
}

/** Builds the index of every section from its pages, its `sidebar.yml` and the redirects. */
export async function buildSections(
  root: string,
  chunks: readonly ChunkedPage[],
  redirects: ReadonlyMap<string, string>,
  find: (path: string) => { path: string } | undefined,
): Promise<{ sections: SectionIndex[]; problems: Problem[] }> {
  const titled = new Map(chunks.map(({ page }) => [page.record.path, toTitled(page)]));
  const lookup: PageLookup = {
    find: (wanted) => titled.get(find(wanted)?.path ?? ''),
    paths: [...titled.keys()].map(comparablePath),
  };
  const built = await Promise.all(
    [...groupBySection(chunks, redirects)].map(([name, members]) =>
      buildSection({ root, name, members, redirects, lookup }),
    ),
  );
  return {
    sections: built.map(({ section }) => section).toSorted((a, b) => compare(a.section, b.section)),
    problems: built.flatMap((result) => result.problems),
  };
}

/** What one section is made of. */
export interface SectionSource {
  /** Absolute path of the content folder. */
  root: string;
  name: string;
  /** Its pages. */
  members: readonly ChunkedPage[];
  /** Of the whole site. */
  redirects: ReadonlyMap<string, string>;
  /** Pages of the whole site, to which sidebars, `prev` and `next` may refer. */
  lookup: PageLookup;
}

/** Builds the index of one section. */
export async function buildSection({
  root,
  name,
  members,
  redirects,
  lookup,
}: SectionSource): Promise<{ section: SectionIndex; problems: Problem[] }> {
  const pages = members.map(({ page }) => toTitled(page));
  const sidebar = await readSidebar(root, name, lookup);
  const problems = [...sidebar.problems];
  const entries = members.map(({ page, file }): PageEntry => {
    const neighbours = readNeighbours(page, lookup);
    problems.push(...neighbours.problems);
    const { path: address } = page.record;
    return { path: address, title: toTitled(page).title, file, ...neighbours.links };
  });
  const folder = name === '' ? '/' : `/${encodeURI(name)}/`;
  return {
    section: {
      section: name,
      path: folder,
      title: pages.find((page) => page.path === folder)?.title ?? name,
      sidebar: sidebar.items ?? folderSidebar(pages, name),
      pages: entries.toSorted((a, b) => compare(comparablePath(a.path), comparablePath(b.path))),
      redirects: Object.fromEntries([...redirects].filter(([from]) => sectionNameOf(from) === name)),
    },
    problems,
  };
}

function groupBySection(
  chunks: readonly ChunkedPage[],
  redirects: ReadonlyMap<string, string>,
): Map<string, ChunkedPage[]> {
  const sections = new Map<string, ChunkedPage[]>();
  for (const chunk of chunks) {
    const name = sectionNameOf(chunk.page.record.path);
    const members = sections.get(name) ?? [];
    members.push(chunk);
    sections.set(name, members);
  }
  // An old address is looked up in its section, so the section has to exist even if it has no page left.
  for (const from of redirects.keys()) {
    const name = sectionNameOf(from);
    if (!sections.has(name)) sections.set(name, []);
  }
  return sections;
}

/** What sidebars say about a page. */
export function toTitled({ record }: PageFacts): TitledPage {
  const { path: address, regularPath, relativePath, title } = record;
  return { path: address, regularPath, relativePath, title: title || fallbackTitle(relativePath) };
}

/** Reads `prev` and `next` from the frontmatter; keys are left out where the sidebar's order applies. */
function readNeighbours(
  page: PageFacts,
  pages: PageLookup,
): { links: Partial<PageEntry>; problems: Problem[] } {
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
    const folder = path.posix.dirname(page.record.relativePath);
    const fault = faultOfLink(wanted, folder);
    const target = sidebarPath(wanted, folder);
    const found = fault ? undefined : pages.find(target);
    if (found) links[key] = { title: found.title, path: found.path };
    else {
      const hint = fault?.hint ?? nearestHint(target, pages.paths, 'No page has a similar address.');
      const message = `"${key}: ${wanted}" ${fault?.found ?? 'matches no page'}`;
      problems.push({ severity: 'error', ...page.placeOfKey(key), rule: 'neighbour', message, hint });
    }
  }
  return { links, problems };
}
