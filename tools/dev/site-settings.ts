import { readRedirects } from '../config/read-redirects';
import { readSiteConfig } from '../config/read-site-config';
import type { SiteConfig } from '../config/site-schema';
import { type PublishedData, readPublishedData } from '../content/published-data';
import type { Problem } from '../problems';
import type { SitePlan } from './site-plan';

/** What the content folder says beside its pages. */
export interface SiteSettings {
  config: SiteConfig;
  data: readonly PublishedData[];
  problems: readonly Problem[];
}

/** Reads `site.yml` and the data files. */
export async function readSettings(root: string): Promise<SiteSettings> {
  const [site, published] = await Promise.all([readSiteConfig(root), readPublishedData(root)]);
  return {
    config: site.config,
    data: published.data,
    problems: [...site.problems, ...published.problems],
  };
}

/** Old addresses with what they lead to. */
export interface Redirects {
  redirects: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

/** Reads `redirects.yml`; a page with a permalink is found at its regular address too. */
export async function readMoves(root: string, { map, pagePaths }: SitePlan): Promise<Redirects> {
  const moved = await readRedirects(root, { find: (wanted) => map.find(wanted), paths: pagePaths });
  const permalinks = map.pages
    .filter(({ path, regularPath }) => path !== regularPath)
    .map(({ path, regularPath }): [string, string] => [regularPath, path]);
  return { redirects: new Map([...permalinks, ...moved.redirects]), problems: moved.problems };
}
