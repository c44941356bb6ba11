import { REDIRECTS_FILE, readRedirects } from '../source/config/read-redirects';
import type { Problem } from '../support/problems';
import { faultOfAddress } from '../support/safe-path';
import { htmlFileOf } from './below-base';
import type { SiteMap } from './site-map';
import type { SiteNames } from './site-names';

/** Old addresses with their targets. */
export interface Moves {
  redirects: ReadonlyMap<string, string>;
  /** Old addresses of pages that have no successor. */
  gone: ReadonlySet<string>;
  /** Names of the files of the site, including those of the redirects. */
  names: SiteNames;
  problems: readonly Problem[];
}

/** Reads `redirects.yml`, and adds a redirect from the regular path of each page with a permalink. */
export async function readMoves(
  root: string,
  /** `pagePaths`: addresses to suggest for one that does not exist. */
  { map, pagePaths }: { map: SiteMap; pagePaths: readonly string[] },
): Promise<Moves> {
  const names = map.names.copy();
  const { redirects, gone, problems } = await readRedirects(root, {
    find: (wanted) => map.find(wanted),
    paths: pagePaths,
    claim: (address) => names.claim([htmlFileOf(address)], `the redirect of ${address} in ${REDIRECTS_FILE}`),
  });
  const permalinks = map.pages
    .filter(({ path, regularPath }) => path !== regularPath && !redirects.has(regularPath))
    // These redirects are implicit: they are dropped if the file name is taken or not allowed.
    .filter(({ regularPath, relativePath }) => {
      const maker = `the redirect from where ${relativePath} lies`;
      return !faultOfAddress(regularPath) && !names.claim([htmlFileOf(regularPath)], maker);
    })
    .map(({ path, regularPath }): [string, string] => [regularPath, path]);
  return { redirects: new Map([...permalinks, ...redirects]), gone, names, problems };
}
