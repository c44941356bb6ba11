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
 * A file named by its content: no later build has other bytes under this name. A search index, whose folder carries
 * the hash, is not kept: it is large, changes with every edit, and an old tab can use the new one.
 */
const HASHED_PATTERN = /\.[\da-f]{8,}(?=\.)[^/]*$/;

/** A hash in the name of a file, or of a folder it lies in. */
const HASH_PATTERN = /[./][\da-f]{8,}[./]/;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Whether other files refer to this one by a name with its content hash. */
export function isHashed(file: string): boolean {
  return HASH_PATTERN.test(file);
}

/** Whether a file that builds no longer have since `retiredAt` (ISO 8601) is kept. */
export function isKept(file: string, retiredAt: string, { assets, days, now }: Retention): boolean {
  if (!file.startsWith(assets) || !HASHED_PATTERN.test(file)) return false;
  return days > 0 && now.getTime() - Date.parse(retiredAt) <= days * MS_PER_DAY;
}
