import { readRedirects } from '../config/read-redirects';
import type { Problem } from '../problems';
import type { SiteMap } from './site-map';

/** Old addresses with what they lead to. */
export interface Moves {
  redirects: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

/** Reads `redirects.yml`; a page with a permalink is still found where its file would have put it. */
export async function readMoves(
  root: string,
  /** `pagePaths`: addresses to suggest for one that does not exist. */
  { map, pagePaths }: { map: SiteMap; pagePaths: readonly string[] },
): Promise<Moves> {
  const moved = await readRedirects(root, { find: (wanted) => map.find(wanted), paths: pagePaths });
  const permalinks = map.pages
    .filter(({ path, regularPath }) => path !== regularPath)
    .map(({ path, regularPath }): [string, string] => [regularPath, path]);
  return { redirects: new Map([...permalinks, ...moved.redirects]), problems: moved.problems };
}
