/** Days for which hashed files of earlier builds are kept when a build is not told otherwise. */
export const DEFAULT_KEEP_DAYS = 30;

/** How long hashed files of earlier builds stay, for tabs that were opened before a deployment. */
export interface Retention {
  /** Folder of hashed files, below the output folder, with `/` at its end. */
  assets: string;
  days: number;
  now: Date;
}

/**
 * A file named by its content: no later build has other bytes under this name. A search index is not kept: it is
 * large, another one after every edit, and an old tab goes on with the new one. Its folder carries the hash.
 */
const HASHED_PATTERN = /\.[\da-f]{8,}(?=\.)[^/]*$/;

/** A hash in the name of a file, or of a folder it lies in. */
const HASH_PATTERN = /[./][\da-f]{8,}[./]/;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Whether other files name this one by a hash of its content. */
export function isHashed(file: string): boolean {
  return HASH_PATTERN.test(file);
}

/** Whether a file that builds have gone without since `retiredAt` (ISO 8601) stays. */
export function isKept(file: string, retiredAt: string, { assets, days, now }: Retention): boolean {
  if (!file.startsWith(assets) || !HASHED_PATTERN.test(file)) return false;
  return days > 0 && now.getTime() - Date.parse(retiredAt) <= days * MS_PER_DAY;
}
