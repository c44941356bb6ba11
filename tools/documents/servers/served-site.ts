import { BASE_PATH } from '../../../src/bundle/constants';
import { decodeSafely, splitHash, withBase } from '../../../src/bundle/paths';
import type { ContentBundle } from '../../site/make-bundle';
import { isHostOwner } from '../../source/config/site-schema';
import { sitePolicy } from '../pages/page-shell';
import { isSafeValue, securityHeaders } from '../security/header-files';

/** What a server's configuration contains about a site. */
export interface ServedSite {
  /** Whether the configuration is for a whole host, or for the addresses below the base only. */
  isHost: boolean;
  headers: Readonly<Record<string, string>>;
  /** Old addresses on the host: `from` is decoded, `to` is an address with the base or on another site. */
  redirects: readonly { from: string; to: string }[];
  /** Folders that once contained all pages, each as a path: `/docs/v7/`. */
  oldFolders: readonly string[];
  /** Addresses, decoded, of pages that were deleted and have no successor. */
  gone: readonly string[];
}

/** Regular expression: paths below an old folder that the server redirects. The app redirects all other paths. */
export const PLAIN_PATH_SOURCE = '[\\w./-]*';

/**
 * What servers need to know of a site. Leaves out addresses that cannot be written into a configuration file: old ones
 * still have redirect pages, and those of deleted pages get a 404 instead of a 410.
 */
export function servedSite({ config, redirects, gone, oldAddresses }: ContentBundle): ServedSite {
  const moves = [
    ...[...redirects].map(([from, to]) => [decodeSafely(withBase(from)), addressOf(to)] as const),
    ...oldAddresses,
  ];
  const isHost = isHostOwner(config);
  return {
    isHost,
    headers: securityHeaders(sitePolicy(config)),
    redirects: moves
      .map(([from, to]) => ({ from, to: to.replaceAll('$', '%24') }))
      .filter(
        ({ from, to }) => isSafeValue(from) && isSafeValue(to) && (isHost || from.startsWith(BASE_PATH)),
      ),
    oldFolders: config.oldFolders.map((folder) => withBase(`${folder}/`)),
    gone: [...gone].map((from) => decodeSafely(withBase(from))).filter(isSafeValue),
  };
}

/** Percent-encoded address for a page's path with an anchor. */
function addressOf(to: string): string {
  const { path, hash } = splitHash(to);
  return withBase(path) + encodeURI(decodeSafely(hash));
}
