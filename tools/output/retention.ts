/** Default number of days for which hashed files of earlier builds are kept. */
export const DEFAULT_KEEP_DAYS = 30;

/** How long hashed files of earlier builds stay, for tabs that were opened before a deployment. */
export interface Retention {
  /** Folder of hashed files, below the output folder, with `/` at its end. */
  assets: string;
  days: number;
  now: Date;
}

/**
 * Matches a file with a content hash in its own name: no later build has other bytes under this name. Files of a search
 * index, whose hash is in the name of their folder, do not match and are not kept: an index is large, changes with
 * every edit, and an old tab can use the new one.
 */
const HASHED_PATTERN = /\.[\da-f]{8,}(?=\.)[^/]*$/;

/** Matches a hash in the name of a file, or of a folder above it. */
const HASH_PATTERN = /[./][\da-f]{8,}[./]/;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Whether the path of a file contains a content hash. */
export function isHashed(file: string): boolean {
  return HASH_PATTERN.test(file);
}

/** Whether to keep a file that has not been part of the site since `retiredAt` (ISO 8601). */
export function isKept(file: string, retiredAt: string, { assets, days, now }: Retention): boolean {
  if (!file.startsWith(assets) || !HASHED_PATTERN.test(file)) return false;
  return days > 0 && now.getTime() - Date.parse(retiredAt) <= days * MS_PER_DAY;
}
