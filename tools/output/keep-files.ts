import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

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

const keptListSchema = z.record(z.string(), z.iso.datetime());

/** File below the output folder → time it was last part of a build, ISO 8601. */
export type KeptList = z.infer<typeof keptListSchema>;

/** What decides on the files of the last build that are not in the new one. */
export interface KeepOptions {
  /** Folder of the last build. */
  previous: string;
  /** Names of all its files, with `/`. */
  files: readonly string[];
  /** Whether a file is also in the new build. */
  isCurrent: (file: string) => boolean;
  /** The folder that holds files named by their content, below the output folder, with `/`. */
  assets: string;
  /** How long a file is kept after it was last part of a build. */
  days: number;
  now?: Date;
}

/** The hashed files that only earlier builds have, and that a tab opened before a deployment may still ask for. */
export function filesToKeep({
  previous,
  files,
  isCurrent,
  assets,
  days,
  now = new Date(),
}: KeepOptions): KeptList {
  if (days <= 0) return {};
  const known = readKeptList(path.join(previous, KEPT_LIST));
  const kept: KeptList = {};
  for (const file of files) {
    if (!file.startsWith(`${assets}/`) || isCurrent(file) || !HASHED_PATTERN.test(file)) continue;
    // A file that is in no list was part of the build that is replaced now.
    const lastCurrent = known[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(lastCurrent) <= days * MS_PER_DAY) kept[file] = lastCurrent;
  }
  return kept;
}

function readKeptList(file: string): KeptList {
  try {
    return keptListSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing or damaged: the files count as part of the last build, and stay a little longer.
    return {};
  }
}
