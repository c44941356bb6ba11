import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordStore } from '../site/record-store';
import type { OutputFolder } from './output-folder';
import { ScratchFile } from './scratch-file';

/**
 * Page records of a build. New records wait in a scratch file until all pages are rendered, so that nothing is
 * published when the content has errors. Records of the last build are read from the output folder.
 */
export class OutputRecords implements RecordStore {
  #waiting: ScratchFile | undefined;

  /** `folder`: the bundle's folder, relative to the output folder, with `/`. */
  constructor(
    private readonly output: OutputFolder,
    private readonly folder: string,
  ) {}

  set(file: string, text: string): void {
    this.#waiting ??= new ScratchFile(this.output.folder);
    this.#waiting.add(file, text);
  }

  has(file: string): boolean {
    return this.output.takeOver(path.posix.join(this.folder, file));
  }

  get(file: string): string {
    const text = this.#waiting?.read(file);
    if (text) return text.toString();
    return readFileSync(this.output.pathOf(path.posix.join(this.folder, file)), 'utf8');
  }

  async write(): Promise<void> {
    if (!this.#waiting) return;
    await this.output.write(this.#waiting.files(), this.folder);
    await this.output.settle();
    this.close();
  }

  /** Discards the records that were not written. */
  close(): void {
    this.#waiting?.close();
    this.#waiting = undefined;
  }
}
