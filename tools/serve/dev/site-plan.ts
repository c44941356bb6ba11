import { comparablePath, decodeSafely, sectionNameOf } from '../../../src/bundle/paths';
import { readTerms, type Term } from '../../site/link-terms';
import { SiteMap } from '../../site/site-map';
import type { SourcePage } from '../../source/source-page';
import { compare } from '../../support/compare';
import { pageChunk } from './chunk-names';
import type { SourceStore } from './source-store';

/** Which pages exist, at which addresses and in which sections. Built anew when that changes. */
export interface SitePlan {
  map: SiteMap;
  /** By source file. */
  pages: ReadonlyMap<string, SourcePage>;
  /** By the file of the bundle that holds the page. */
  chunks: ReadonlyMap<string, SourcePage>;
  /** Decoded addresses of all pages, to suggest one for an unknown address. */
  pagePaths: readonly string[];
  /** Pages of each section, in the order of their paths. */
  sections: ReadonlyMap<string, readonly SourcePage[]>;
  terms: readonly Term[];
}

/** Plans the site. Parses only the sources whose frontmatter may affect addresses or terms. */
export function planSite(sources: SourceStore): SitePlan {
  const map = new SiteMap(sources.files.map((file) => sources.head(file)));
  const keyed = map.pages.map((page) => ({ page, key: comparablePath(page.path) }));
  const sections = new Map<string, SourcePage[]>();
  for (const { page } of keyed.toSorted((a, b) => compare(a.key, b.key))) {
    const name = sectionNameOf(page.path);
    const members = sections.get(name) ?? [];
    members.push(page);
    sections.set(name, members);
  }
  return {
    map,
    pages: new Map(map.pages.map((page) => [page.relativePath, page])),
    chunks: new Map(map.pages.map((page) => [pageChunk(page.relativePath), page])),
    pagePaths: map.pages.map((page) => decodeSafely(page.path)),
    sections,
    terms: readTerms(map.pages),
  };
}

/** Stems (see `addressStem`) of the addresses that lead to different pages in the two plans. */
export function changedStems(before: SitePlan, after: SitePlan): Set<string> {
  const [old, now] = [filesByPath(before), filesByPath(after)];
  const changed = [...old.keys(), ...now.keys()].filter((path) => old.get(path) !== now.get(path));
  return new Set(changed.map(addressStem));
}

/** Maps the address of each page, and its address without a permalink, to its source file. */
function filesByPath({ map }: SitePlan): Map<string, string> {
  const files = new Map<string, string>();
  for (const { path, regularPath, relativePath } of map.pages)
    files.set(path, relativePath).set(regularPath, relativePath);
  return files;
}

/** The part that all spellings of an address share: `/x`, `/x.html`, `/x/` and `/x/index.html` can mean one page. */
export function addressStem(address: string): string {
  return comparablePath(address).replace(/(?:\/index)?\.html$|\/$/, '');
}
