import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordStore } from '../site/record-store';
import type { OutputFile } from '../support/output-file';
import type { OutputFolder } from './output-folder';

/**
 * Page records of a build. New records wait in a scratch file until all pages are rendered, so that nothing is
 * published when the content has errors. Records of the last build are read from the output folder.
 */
export class OutputRecords implements RecordStore {
  /** Place of each new record in the scratch file. Bytes. */
  readonly #waiting = new Map<string, { start: number; length: number }>();
  #scratch: number | undefined;
  #end = 0;

  /** `folder`: the bundle's folder, relative to the output folder, with `/`. */
  constructor(
    private readonly output: OutputFolder,
    private readonly folder: string,
  ) {}

  set(file: string, text: string): void {
    this.#scratch ??= openScratchFile(this.output.folder);
    const data = Buffer.from(text);
    writeFileSync(this.#scratch, data);
    this.#waiting.set(file, { start: this.#end, length: data.length });
    this.#end += data.length;
  }

  has(file: string): boolean {
    return this.output.takeOver(path.posix.join(this.folder, file));
  }

  get(file: string): string {
    const data =
      this.#readWaiting(file) ?? readFileSync(this.output.pathOf(path.posix.join(this.folder, file)));
    return data.toString();
  }

  async write(): Promise<void> {
    await this.output.write(this.#newFiles(), this.folder);
    await this.output.settle();
    this.close();
  }

  /** Discards the records that were not written. */
  close(): void {
    if (this.#scratch !== undefined) closeSync(this.#scratch);
    this.#scratch = undefined;
    this.#waiting.clear();
    this.#end = 0;
  }

  *#newFiles(): Generator<OutputFile> {
    for (const file of this.#waiting.keys()) yield { file, data: this.#readWaiting(file) ?? '' };
  }

  #readWaiting(file: string): Buffer | undefined {
    const place = this.#waiting.get(file);
    if (!place || this.#scratch === undefined) return undefined;
    const data = Buffer.alloc(place.length);
    for (let done = 0; done < data.length; ) {
      const count = readSync(this.#scratch, data, done, data.length - done, place.start + done);
      if (count === 0) throw new Error(`the text of ${file} ends too early`);
      done += count;
    }
    return data;
  }
}

/** Opens a file that has no name, so that the system deletes it when the build ends, even if the build is killed. */
function openScratchFile(folder: string): number {
  const filePath = path.join(folder, `.docs-build-${randomUUID()}.tmp`);
  const opened = openSync(filePath, 'wx+');
  rmSync(filePath);
  return opened;
}
