import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../support/output-file';

/** Position of a text in the file. Bytes. */
interface Extent {
  start: number;
  length: number;
}

/**
 * Stores texts on disk. Its file loses its name at once, so the system deletes the file when the build ends, even if
 * the build is killed.
 */
export class ScratchFile {
  readonly #extents = new Map<string, Extent>();
  readonly #file: number;
  #end = 0;

  /** `folder`: an existing folder on a disk with room for the texts. */
  constructor(folder: string) {
    const filePath = path.join(folder, `.docs-build-${randomUUID()}.tmp`);
    this.#file = openSync(filePath, 'wx+');
    rmSync(filePath);
  }

  /** Adds a text. A second text of the same name replaces the first. */
  add(name: string, text: string): void {
    const data = Buffer.from(text);
    for (let done = 0; done < data.length; )
      done += writeSync(this.#file, data, done, data.length - done, this.#end + done);
    this.#extents.set(name, { start: this.#end, length: data.length });
    this.#end += data.length;
  }

  read(name: string): Buffer | undefined {
    const extent = this.#extents.get(name);
    if (!extent) return undefined;
    const data = Buffer.alloc(extent.length);
    for (let done = 0; done < data.length; ) {
      const count = readSync(this.#file, data, done, data.length - done, extent.start + done);
      if (count === 0) throw new Error(`the text of ${name} ends too early`);
      done += count;
    }
    return data;
  }

  *files(): Generator<OutputFile> {
    for (const file of this.#extents.keys()) yield { file, data: this.read(file) ?? '' };
  }

  close(): void {
    closeSync(this.#file);
  }
}
