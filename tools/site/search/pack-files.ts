/** Minimum, usual and maximum size of a file. A query reads a whole file to find one term. Characters. */
const FILE_SIZE = { min: 4000, usual: 8000, max: 16000 };

/**
 * One key in this many may begin a file. An entry has about 25 characters, so a file grows on average by 4,000
 * characters beyond its minimum size until such a key comes.
 */
const BORDER_EVERY = 160;

/**
 * Approximate maximum number of files. On a larger site the files get larger instead of more, because the entry file
 * lists all of them.
 */
const MAX_FILES = 2500;

interface PackedFile<T> {
  /** First key of the file. */
  start: string;
  entries: Record<string, T>;
}

/**
 * Packs sorted entries into files of similar size. Where a file begins depends on nearby keys and not on all earlier
 * ones, so that a change in one place leaves other files as they were. `total`: rough size of all entries.
 */
export function* packEntries<T>(
  entries: Iterable<[key: string, value: T]>,
  sizeOf: (value: T) => number,
  total = 0,
): Generator<PackedFile<T>> {
  // The scale is a power of two, so that it seldom changes.
  const scale = 2 ** Math.max(0, Math.ceil(Math.log2(total / (MAX_FILES * FILE_SIZE.usual))));
  let file: PackedFile<T> | undefined;
  let size = 0;
  for (const [key, value] of entries) {
    const mayBegin = size >= FILE_SIZE.min * scale && hashOf(key) % (BORDER_EVERY * scale) === 0;
    if (!file || mayBegin || size >= FILE_SIZE.max * scale) {
      if (file) yield file;
      // No prototype: a term may be called `__proto__`.
      file = { start: key, entries: Object.create(null) };
      size = 0;
    }
    file.entries[key] = value;
    size += key.length + sizeOf(value);
  }
  if (file) yield file;
}

/** FNV-1a over UTF-16 code units, 32 bits. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
