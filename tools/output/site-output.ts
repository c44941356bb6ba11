import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '../error-code';
import { filesBelow } from '../files-below';
import { COMPRESSION } from './compress';
import { BuildList, FORMS, LastBuild } from './last-build';
import type { LazyText, OutputFile } from './output-file';
import { JobWriter, type WriteJob } from './write-job';
import type { WritePool } from './write-pool';

export interface SiteOutputOptions {
  /** Folder that is written. */
  staging: string;
  /** Folder of the last build, which this one replaces. */
  target: string;
  /** Names the tools; without it nothing is taken from the last build. */
  version?: string;
  /** Threads that write; without them it is done here. */
  pool?: WritePool;
  /** Where it is written down what a build left. */
  cacheDir?: string;
}

/**
 * The folder of a build while it is made. A file that the last build has just so, with its compressed forms,
 * becomes the new build's by a second name, and is neither made nor compressed nor written again.
 */
export class SiteOutput {
  readonly #options: SiteOutputOptions;
  readonly #last: LastBuild;
  readonly #list = new BuildList();
  readonly #folders = new Set<string>();
  readonly #inline: JobWriter;
  /** Files taken from the last build. */
  reused = 0;

  constructor(options: SiteOutputOptions) {
    this.#options = options;
    this.#last = LastBuild.open(options.target, options.version, options.cacheDir);
    this.#inline = new JobWriter(options.staging);
  }

  /** Takes files, below `folder`. They are on disk when `settle` has resolved. */
  async write(files: Iterable<OutputFile> | AsyncIterable<OutputFile>, folder = ''): Promise<void> {
    for await (const file of files)
      await this.#writeOne({ ...file, file: path.posix.join(folder, file.file) });
  }

  /** Resolves when everything taken so far is on disk. */
  async settle(): Promise<void> {
    await this.#options.pool?.settle();
  }

  /** Adds the compressed forms of files that others have written into the folder. */
  async compressRest(): Promise<void> {
    const { staging } = this.#options;
    await this.settle();
    for (const file of filesBelow(staging)) {
      if (this.#list.has(file) || this.#list.has(file.replace(/\.(?:br|gz)$/, ''))) continue;
      const key = contentKey(readFileSync(path.join(staging, file)));
      const last = this.#last.find(file);
      this.#list.add(file, { key });
      if (last?.key === key) this.#takeForms(file, FORMS.slice(1));
      else await this.#run({ file, isThere: true });
    }
    await this.settle();
  }

  /** Writes down what has been written, for the next build. Call it just before the folder takes its place. */
  save(): { files: number; bytes: number } {
    const { staging, target: folder, version, cacheDir } = this.#options;
    return this.#list.save({ staging, folder, version }, cacheDir);
  }

  async #writeOne({ file, data = '', copyOf, lazy }: OutputFile): Promise<void> {
    if (this.#list.has(file)) await this.#clear(file);
    if (lazy) return this.#writeLazy(file, lazy);
    const key = contentKey(copyOf === undefined ? data : readFileSync(copyOf));
    this.#list.add(file, { key });
    if (this.#takeSame(file, key)) return;
    await this.#run(copyOf === undefined ? { file, data } : { file, copyOf });
  }

  async #writeLazy(file: string, lazy: LazyText): Promise<void> {
    const key = contentKey(lazy.key);
    this.#list.add(file, { key });
    if (this.#takeSame(file, key)) return;
    await this.#run({ file, data: lazy.make() });
  }

  /** Of two files of one name the later stays, whichever thread is faster; never is one written into the last build's. */
  async #clear(file: string): Promise<void> {
    await this.settle();
    for (const form of FORMS) rmSync(path.join(this.#options.staging, file + form), { force: true });
  }

  async #run(job: WriteJob): Promise<void> {
    if (this.#options.pool) await this.#options.pool.write(job);
    else this.#inline.write(job);
  }

  /** Takes a file with this content from the last build, whatever its name was there; says whether there is one. */
  #takeSame(file: string, key: string): boolean {
    const from = this.#last.find(file)?.key === key ? file : this.#last.findSame(file, key);
    if (from !== undefined) this.#takeForms(file, FORMS, from);
    return from !== undefined;
  }

  /** Gives files of the last build their name in this one. */
  #takeForms(file: string, forms: readonly string[], from = file): void {
    const { staging, target } = this.#options;
    const folder = path.dirname(path.join(staging, file));
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    for (const form of forms)
      linkOrCopy(path.join(target, from + form), path.join(staging, file + form), form);
    this.reused++;
  }
}

/** The compressed forms of a small file do not exist, the file itself does. */
function linkOrCopy(from: string, to: string, form: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT' && form !== '') return;
    // No second names on this file system.
    copyFileSync(from, to);
  }
}

function contentKey(data: string | Uint8Array): string {
  return createHash('sha1').update(COMPRESSION).update(data).digest('base64url');
}
