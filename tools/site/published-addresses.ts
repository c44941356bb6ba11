import { comparablePath, decodeSafely, splitHash } from '../../src/bundle/paths';
import { extendUrlsLock, URLS_LOCK_FILE } from '../source/config/urls-lock';
import { nearestHint } from '../support/nearest-name';
import { errorAt, type Problem } from '../support/problems';
import type { ContentBundle } from './make-bundle';

/** Adds the current addresses of the site to `urls.lock`, and never removes one. Returns the number of new lines. */
export function lockAddresses(root: string, { pages }: ContentBundle): number {
  const lines = pages.flatMap(({ record }) => {
    const address = decodeSafely(record.path);
    return [address, ...record.headers.map(({ slug }) => `${address}#${slug}`)];
  });
  return extendUrlsLock(root, lines);
}

/**
 * Finds published addresses that no longer lead anywhere. A missing page is one problem, however many headings it had.
 */
export function checkUrlsLock(locked: readonly string[], bundle: ContentBundle): Problem[] {
  const pages = new Map(bundle.pages.map((page) => [comparablePath(page.record.path), page]));
  const moved = new Set([...bundle.redirects.keys(), ...bundle.gone].map(comparablePath));
  const paths = bundle.pages.map(({ record }) => decodeSafely(record.path));
  const reported = new Set<string>();
  return locked.flatMap((address, i): Problem[] => {
    const { path: page, hash } = splitHash(address);
    const key = comparablePath(page);
    // The page was moved or deleted on purpose. If it was moved, the anchors of the new page have lines of their own.
    if (moved.has(key)) return [];
    const found = pages.get(key);
    const slug = hash.slice(1);
    if (found ? slug === '' || found.anchors.has(slug) : reported.has(key)) return [];
    if (!found) reported.add(key);
    const [message, hint] = found
      ? [
          `the anchor "${slug}" of ${found.record.relativePath}, published before, is gone`,
          `Keep the heading, or put <a id="${slug}"></a> where its content is now.`,
        ]
      : [
          `the address ${page}, published before, is gone`,
          `${nearestHint(page, paths, 'No page has a similar address.')} Add it to redirects.yml (npm run mv and npm run rm do this), or bring the page back.`,
        ];
    return [errorAt({ file: URLS_LOCK_FILE, line: i + 1 }, 'lost-address', message, hint)];
  });
}
