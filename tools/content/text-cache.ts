import { createHash } from 'node:crypto';
import path from 'node:path';
import { dropOldest, readChecked, writeChecked } from '../cache-files';
import { cacheFolder } from '../cache-folder';
import { TOOLS_FOLDER } from '../worker-entry';

/** Where texts are kept between builds; may be deleted at any time. */
const CACHE_DIR = cacheFolder('texts');

/** Texts kept: those of a site, of several states of the tools. */
const MAX_TEXTS = 64;

/**
 * The text that was made from `source` before, else what `make` gives, which is kept unless it is undefined.
 * Without a version of the tools everything is made anew.
 */
export function cachedText(
  source: string,
  make: () => string | undefined,
  version = TOOLS_FOLDER,
  folder = CACHE_DIR,
): string | undefined {
  if (version === undefined) return make();
  const file = path.join(folder, digestOf(version + source));
  const kept = readChecked(file);
  if (kept) return kept.toString();
  const made = make();
  if (made === undefined) return undefined;
  writeChecked(file, Buffer.from(made));
  dropOldest(folder, MAX_TEXTS);
  return made;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
