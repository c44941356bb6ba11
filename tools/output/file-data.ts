import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { OutputFile } from '../support/output-file';

/** The content of a file that is not lazy. */
export function bytesOf({ data = '', copyOf }: Omit<OutputFile, 'file'>): Uint8Array {
  if (copyOf !== undefined) return readFileSync(copyOf);
  return typeof data === 'string' ? Buffer.from(data) : data;
}

/** Puts the content of `from` at `to` too: by a hard link or, if the file system has no hard links, by a copy. */
export function linkOrCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links. If something else is wrong, copying fails too, with its own error.
    writeFileSync(to, readFileSync(from));
  }
}

/** `<size> <time>` of a file; empty when there is no file. A different stamp means that the content may differ. */
export function stampOf(filePath: string): string {
  const found = statSync(filePath, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}
