import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from './compress';

/** A file to be written with its compressed forms. Exactly one of `data`, `copyOf` and `isThere` is set. */
export interface WriteJob {
  /** Name below the output folder, with `/`. */
  file: string;
  data?: string | Uint8Array;
  /** Absolute path of the original. */
  copyOf?: string;
  /** The file was written by others: only its compressed forms are missing. */
  isThere?: boolean;
}

/** Writes files below `folder`, one after the other. */
export class JobWriter {
  readonly #made = new Set<string>();

  constructor(private readonly folder: string) {}

  write(job: WriteJob): void {
    const to = path.join(this.folder, job.file);
    this.#makeFolder(path.dirname(to));
    const data = bytesOf(job, to);
    if (job.copyOf !== undefined) copyFileSync(job.copyOf, to);
    else if (!job.isThere) writeFileSync(to, data);
    const forms = compress(job.file, data);
    if (!forms) return;
    writeFileSync(`${to}.br`, forms.br);
    writeFileSync(`${to}.gz`, forms.gz);
  }

  #makeFolder(folder: string): void {
    if (this.#made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
  }
}

function bytesOf({ data, copyOf }: WriteJob, to: string): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return data ?? readFileSync(copyOf ?? to);
}
