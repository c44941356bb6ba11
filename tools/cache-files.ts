import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Bytes of the checksum at the head of a checked file. */
const DIGEST_BYTES = 32;

/** Writes a file under a name of its own first: a build killed here, or another at work, leaves no half file. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${threadId}`;
  try {
    writeFileSync(temporary, data);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes a file with a checksum of its content. */
export function writeChecked(file: string, data: Uint8Array): void {
  writeWhole(file, Buffer.concat([digestOf(data), data]));
}

/** Content of a file that `writeChecked` has written; undefined when it is missing or damaged. */
export function readChecked(file: string): Buffer | undefined {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    // Missing, or not to be read: what it would hold is made anew.
    return undefined;
  }
}

/** Removes what lies in a folder but for the newest entries. */
export function dropOldest(folder: string, kept: number): void {
  const entries = readdirSync(folder).map((name) => path.join(folder, name));
  // Another build may have removed one meanwhile.
  const timeOf = (entry: string) => statSync(entry, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = entries.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(kept);
  for (const entry of old) rmSync(entry, { recursive: true, force: true });
}

function digestOf(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
