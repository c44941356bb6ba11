import path from 'node:path';
import { comparablePath, splitHash } from '../../../src/bundle/paths';
import { readOptionalText } from '../../support/read-optional-text';
import { updateSource } from '../write-source';

/** File with all addresses and anchors ever published, one per line: `/x.html`, `/x.html#slug`; decoded, sorted. */
export const URLS_LOCK_FILE = 'urls.lock';

/** Lines of `urls.lock`; empty for a site without the file. */
export async function readUrlsLock(root: string): Promise<string[]> {
  return linesOf(await readOptionalText(path.join(root, URLS_LOCK_FILE)));
}

/** Returns a function that tells whether an address has ever been published. */
export async function readPublished(root: string): Promise<(address: string) => boolean> {
  const published = new Set((await readUrlsLock(root)).map((line) => comparablePath(splitHash(line).path)));
  // Without `urls.lock`, readers may have links to every address.
  return (address) => published.size === 0 || published.has(comparablePath(address));
}

/** Adds lines to `urls.lock`, sorted. Returns the number of new lines. */
export function extendUrlsLock(root: string, lines: Iterable<string>): number {
  let added = 0;
  updateSource(root, URLS_LOCK_FILE, (text) => {
    const known = linesOf(text);
    const all = new Set([...known, ...lines]);
    added = all.size - new Set(known).size;
    return added === 0 ? null : `${[...all].toSorted().join('\n')}\n`;
  });
  return added;
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split(/\r?\n/).filter((line) => line !== '');
}
