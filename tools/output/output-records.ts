import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordStore } from '../site/record-store';
import type { OutputFolder } from './output-folder';

/**
 * Records on their way to the output. New records are held in memory until all pages are rendered, so that nothing is
 * written when the content has errors. Records of the last build are read from the output folder.
 */
export class OutputRecords implements RecordStore {
  readonly #texts = new Map<string, Buffer>();

  /** `folder`: of the bundle, below the output folder, with `/`. */
  constructor(
    private readonly output: OutputFolder,
    private readonly folder: string,
  ) {}

  async add(file: string, text: string): Promise<void> {
    this.#texts.set(file, Buffer.from(text));
  }

  async takeOver(file: string): Promise<boolean> {
    return this.output.takeOver(path.posix.join(this.folder, file));
  }

  read(file: string): string {
    const text = this.#texts.get(file);
    if (text) return text.toString();
    return readFileSync(this.output.placeOf(path.posix.join(this.folder, file)), 'utf8');
  }

  /** Writes the new records to the output and frees their memory. */
  async write(): Promise<void> {
    const files = [...this.#texts].map(([file, data]) => ({ file, data }));
    await this.output.write(files, this.folder);
    await this.output.settle();
    this.#texts.clear();
  }
}
