import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordStore } from '../bundle/record-store';
import type { SiteOutput } from './site-output';

/** Records that go to the output as they are made. They can be read when the output has settled. */
export class OutputRecords implements RecordStore {
  /** `folder`: of the bundle, below the output folder, with `/`. */
  constructor(
    private readonly output: SiteOutput,
    private readonly folder: string,
  ) {}

  async add(file: string, text: string): Promise<void> {
    await this.output.write([{ file, data: text }], this.folder);
  }

  async takeOver(file: string): Promise<boolean> {
    return this.output.takeOver(path.posix.join(this.folder, file));
  }

  read(file: string): string {
    return readFileSync(this.output.placeOf(path.posix.join(this.folder, file)), 'utf8');
  }
}
