import { comparablePath, decodeSafely, sectionNameOf } from '../../../src/bundle/paths';
import { readTerms } from '../../site/link-terms';
import { readPageRedirects } from '../../site/old-addresses';
import { SiteMap } from '../../site/site-map';
import type { SourcePage } from '../../source/source-page';
import { compare } from '../../support/compare';
import type { SourceStore } from './source-store';

/** Which pages exist, at which addresses and in which sections. Made anew when that changes. */
export type SitePlan = Awaited<ReturnType<typeof planSite>>;

/** Plans the site. Parses only the sources whose frontmatter may affect addresses or terms. */
export async function planSite(root: string, sources: SourceStore) {
  const map = new SiteMap(sources.files.map((file) => sources.head(file)));
  const { redirects, problems } = await readPageRedirects(root, map);
  const keyed = map.pages.map((page) => ({ page, key: comparablePath(page.path) }));
  // An old address is looked up in its section, so the section has to exist even if it has no page left.
  const addresses = [...map.pages.map((page) => page.path), ...redirects.keys()];
  const names = [...new Set(addresses.map(sectionNameOf))].toSorted();
  const sections = new Map(names.map((name): [string, SourcePage[]] => [name, []]));
  for (const { page } of keyed.toSorted((a, b) => compare(a.key, b.key)))
    sections.get(sectionNameOf(page.path))?.push(page);
  return {
    map,
    /** By source file. */
    pages: new Map(map.pages.map((page) => [page.relativePath, page])),
    /** Decoded addresses of all pages, to suggest one for an unknown address. */
    pagePaths: map.pages.map((page) => decodeSafely(page.path)),
    /** Pages of each section, in the order of their paths. */
    sections,
    redirects,
    terms: readTerms(map.pages),
    problems: [...map.problems, ...problems],
  };
}
