import { REDIRECTS_FILE, readRedirects } from '../source/config/read-redirects';
import type { Problem } from '../support/problems';
import { faultOfAddress } from '../support/safe-path';
import { htmlFileOf } from './below-base';
import type { SiteMap } from './site-map';
import type { SiteNames } from './site-names';

/** Old addresses with what they lead to. */
export interface Moves {
  redirects: ReadonlyMap<string, string>;
  /** Names of the files of the site, with those of the redirects. */
  names: SiteNames;
  problems: readonly Problem[];
}

/** Reads `redirects.yml`; a page with a permalink is still found where its file would have put it. */
export async function readMoves(
  root: string,
  /** `pagePaths`: addresses to suggest for one that does not exist. */
  { map, pagePaths }: { map: SiteMap; pagePaths: readonly string[] },
): Promise<Moves> {
  const names = map.names.copy();
  const { redirects, problems } = await readRedirects(root, {
    find: (wanted) => map.find(wanted),
    paths: pagePaths,
    claim: (address) => names.claim([htmlFileOf(address)], `the redirect of ${address} in ${REDIRECTS_FILE}`),
  });
  const permalinks = map.pages
    .filter(({ path, regularPath }) => path !== regularPath && !redirects.has(regularPath))
    // Nobody asked for these redirects: they give way to what has such a file, and to what cannot be one.
    .filter(({ regularPath, source }) => {
      const maker = `the redirect from where ${source.relativePath} lies`;
      return !faultOfAddress(regularPath) && !names.claim([htmlFileOf(regularPath)], maker);
    })
    .map(({ path, regularPath }): [string, string] => [regularPath, path]);
  return { redirects: new Map([...permalinks, ...redirects]), names, problems };
}
