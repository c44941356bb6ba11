import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { filesBelow } from '../files-below';

/** Days for which a build keeps files of earlier builds when it is not told otherwise. */
export const DEFAULT_KEEP_DAYS = 30;

/** In the output folder: when each kept file was last part of a build. Absent while nothing is kept. */
export const KEPT_LIST = '.kept-files.json';

/**
 * A file named by its content: no later build has other bytes under this name. A search index has a folder named
 * so; it is not kept, being large, and other after every edit: an old tab goes on with the new one.
 */
const HASHED_PATTERN = /\.[\da-f]{8,}(?=\.)[^/]*$/;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** File below the output folder → time it was last part of a build, ISO 8601. */
type KeptList = Record<string, string>;

/** What a new build takes over from the one before it. */
export interface KeepOptions {
  /** Folder of the last build. */
  previous: string;
  /** Folder of the new build, complete but for what it keeps. */
  next: string;
  /** The folder that holds named-by-content files, below both, with `/`. */
  assets: string;
  /** How long a file is kept after it was last part of a build. */
  days: number;
  now?: Date;
}

/**
 * Carries the hashed files that only earlier builds have into a new one, so that a tab opened before a
 * deployment still finds them. No file of the new build is changed. Returns how many were kept.
 */
export async function keepFiles({
  previous,
  next,
  assets,
  days,
  now = new Date(),
}: KeepOptions): Promise<number> {
  if (days <= 0) return 0;
  const known = await readKeptList(path.join(previous, KEPT_LIST));
  const current = new Set(filesBelow(path.join(next, assets)));
  const kept: KeptList = {};
  for (const name of filesBelow(path.join(previous, assets))) {
    if (current.has(name) || !HASHED_PATTERN.test(name)) continue;
    const file = path.posix.join(assets, name);
    // A file that is in no list was part of the build that is replaced now.
    const lastCurrent = known[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(lastCurrent) <= days * MS_PER_DAY) kept[file] = lastCurrent;
  }
  const files = Object.keys(kept);
  for (const file of files) await linkOrCopy(path.join(previous, file), path.join(next, file));
  if (files.length > 0) await writeFile(path.join(next, KEPT_LIST), `${JSON.stringify(kept, null, 1)}\n`);
  return files.length;
}

const keptListSchema = z.record(z.string(), z.iso.datetime());

async function readKeptList(file: string): Promise<KeptList> {
  try {
    return keptListSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Missing or damaged: the files count as part of the last build, and stay a little longer.
    return {};
  }
}

/** A second name costs no space; a file system without such names gets a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
