import { decodeSafely, splitHash, withBase } from '../../../src/bundle/paths';
import type { ContentBundle } from '../../site/make-bundle';
import { sitePolicy } from '../pages/page-shell';
import { isSafeValue, securityHeaders } from '../security/header-files';

/** What a server's configuration says of a site. */
export interface ServedSite {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Old addresses on the host: `from` decoded, `to` an address with the base, or one elsewhere. */
  redirects: readonly { from: string; to: string }[];
  /** Addresses, decoded, of pages that were deleted and have no successor. */
  gone: readonly string[];
}

/** What servers need to know of a site. An old address that a server's file cannot hold has only its page in the site. */
export function servedSite({ config, redirects, gone, oldAddresses }: ContentBundle): ServedSite {
  const headers = securityHeaders(sitePolicy(config));
  const moves = [
    ...[...redirects].map(([from, to]) => ({ from: decodeSafely(withBase(from)), to: addressOf(to) })),
    ...[...oldAddresses].map(([from, to]) => ({ from, to })),
  ];
  return {
    headers,
    redirects: moves
      .map(({ from, to }) => ({ from, to: to.replaceAll('$', '%24') }))
      .filter(({ from, to }) => isSafeValue(from) && isSafeValue(to)),
    gone: [...gone].map((from) => decodeSafely(withBase(from))).filter(isSafeValue),
  };
}

/** Address of a page path with an anchor, encoded. */
function addressOf(to: string): string {
  const { path, hash } = splitHash(to);
  return withBase(path) + encodeURI(decodeSafely(hash));
}
