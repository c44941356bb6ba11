import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../cache-folder';
import { TOOLS_FOLDER } from '../worker-entry';

/** Where texts are kept between builds; may be deleted at any time. */
const CACHE_DIR = cacheFolder('texts');

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
  const kept = readEntry(file);
  if (kept !== undefined) return kept;
  const made = make();
  if (made === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  // Under a name of its own first: a build killed here, or another at work, leaves no half entry.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, digestOf(made) + made);
  renameSync(temporary, file);
  return made;
}

function readEntry(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const { length } = digestOf('');
    return digestOf(text.slice(length)) === text.slice(0, length) ? text.slice(length) : undefined;
  } catch {
    // Missing: it has to be made.
    return undefined;
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
