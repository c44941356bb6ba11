import path from 'node:path';
import { readOptionalText } from '../../support/read-optional-text';
import { writeSource } from '../write-source';

/** File with all addresses and anchors ever published, one per line: `/x.html`, `/x.html#slug`; decoded, sorted. */
export const URLS_LOCK_FILE = 'urls.lock';

/** Lines of `urls.lock`; empty for a site without the file. */
export async function readUrlsLock(root: string): Promise<string[]> {
  const text = await readOptionalText(path.join(root, URLS_LOCK_FILE));
  return (text ?? '').split('\n').filter((line) => line !== '');
}

/** Writes the lines of `urls.lock`, sorted. */
export function writeUrlsLock(root: string, lines: Iterable<string>): void {
  writeSource(root, URLS_LOCK_FILE, `${[...lines].toSorted().join('\n')}\n`);
}
