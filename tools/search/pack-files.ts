/** Usual size of a file that is read for one term. Characters. */
const FILE_SIZE = 8000;

/** Packs sorted entries into files of about one size. Gives each file's first key. */
export function packEntries<T>(
  entries: Iterable<[key: string, value: T]>,
  sizeOf: (value: T) => number,
): { start: string; entries: Record<string, T> }[] {
  const files: { start: string; entries: Record<string, T> }[] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [key, value] of entries) {
    if (size >= FILE_SIZE) {
      // No prototype: a term may be called `__proto__`.
      files.push({ start: key, entries: Object.create(null) });
      size = 0;
    }
    const file = files.at(-1);
    if (file) file.entries[key] = value;
    size += key.length + sizeOf(value);
  }
  return files;
}
