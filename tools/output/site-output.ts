import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { COMPRESSION } from './compress';
import { BuildList, FORMS, LastBuild } from './last-build';
import type { LazyText, OutputFile } from './output-file';
import { JobWriter, type WriteJob } from './write-job';
import type { WritePool } from './write-pool';

export interface SiteOutputOptions {
  /** Folder that is written: only what the last build does not have comes to lie in it. */
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

/** A file in one of its forms, by its name below the folder of the last build and by its name in this build. */
export interface TakenFile {
  from: string;
  to: string;
}

/**
 * The output of a build while it is made. A file that the last build has just so, with its compressed forms, is
 * taken from there when this build takes the other's place, and is neither made nor compressed nor written again.
 */
export class SiteOutput {
  readonly staging: string;
  readonly target: string;
  readonly #options: SiteOutputOptions;
  readonly #last: LastBuild;
  readonly #list = new BuildList();
  /** File → its name in the last build. */
  readonly #taken = new Map<string, string>();
  readonly #inline: JobWriter;

  constructor(options: SiteOutputOptions) {
    this.staging = options.staging;
    this.target = options.target;
    this.#options = options;
    this.#last = LastBuild.open(options.target, options.version, options.cacheDir);
    this.#inline = new JobWriter(options.staging);
  }

  /** How many files are taken from the last build. */
  get reused(): number {
    return this.#taken.size;
  }

  /** Takes files, below `folder`. They are on disk when `settle` has resolved. */
  async write(files: Iterable<OutputFile> | AsyncIterable<OutputFile>, folder = ''): Promise<void> {
    for await (const file of files)
      await this.#writeOne({ ...file, file: path.posix.join(folder, file.file) });
  }

  /** Takes a file whose name says its content from the last build; says whether it is there. */
  async takeOver(file: string): Promise<boolean> {
    const last = this.#last.find(file);
    if (!last) return false;
    if (this.#list.has(file)) await this.#clear(file);
    this.#list.add(file, last);
    this.#taken.set(file, file);
    return true;
  }

  /** Resolves when everything taken so far is on disk. */
  async settle(): Promise<void> {
    await this.#options.pool?.settle();
  }

  /** Where a file's content is until this build takes its place. Absolute path. */
  placeOf(file: string): string {
    const from = this.#taken.get(file);
    return from === undefined ? path.join(this.staging, file) : path.join(this.target, from);
  }

  /** Names of the files so far, without their compressed forms. */
  names(): string[] {
    return this.#list.names();
  }

  /** What the last build has of this one. */
  taken(): TakenFile[] {
    return [...this.#taken].flatMap(([file, from]) =>
      this.#list.formsOf(file).map((form) => ({ from: from + form, to: file + form })),
    );
  }

  /** Gives files of the last build a second name in the staging folder. */
  bring(files: Iterable<TakenFile>): void {
    const made = new Set<string>();
    for (const { from, to } of files) {
      const place = path.join(this.staging, to);
      const folder = path.dirname(place);
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      linkOrCopy(path.join(this.target, from), place);
    }
  }

  /** Writes down what this build consists of, for the next. Call it when all is written. */
  save(): { files: number; bytes: number } {
    const { staging, target: folder, version, cacheDir } = this.#options;
    return this.#list.save({ staging, folder, version }, cacheDir);
  }

  async #writeOne({ file, data = '', copyOf, lazy, parts }: OutputFile): Promise<void> {
    if (this.#list.has(file)) await this.#clear(file);
    if (lazy) return this.#writeLazy(file, lazy);
    if (parts) return this.#writeParts(file, parts);
    const key = contentKey(copyOf === undefined ? data : readFileSync(copyOf));
    if (this.#takeSame(file, key)) return;
    this.#list.add(file, { key });
    await this.#run(copyOf === undefined ? { file, data } : { file, copyOf });
  }

  async #writeLazy(file: string, lazy: LazyText): Promise<void> {
    const key = contentKey(lazy.key);
    if (this.#takeSame(file, key)) return;
    this.#list.add(file, { key });
    await this.#run({ file, data: lazy.make() });
  }

  async #writeParts(file: string, parts: Iterable<string>): Promise<void> {
    const key = writeParts(path.join(this.staging, file), parts);
    if (this.#takeSame(file, key)) return rmSync(path.join(this.staging, file));
    this.#list.add(file, { key });
    await this.#run({ file, isThere: true });
  }

  /** Of two files of one name the later stays, whichever thread is faster. */
  async #clear(file: string): Promise<void> {
    await this.settle();
    this.#taken.delete(file);
    for (const form of FORMS) rmSync(path.join(this.staging, file + form), { force: true });
  }

  async #run(job: WriteJob): Promise<void> {
    if (this.#options.pool) await this.#options.pool.write(job);
    else this.#inline.write(job);
  }

  /** Takes a file with this content from the last build, whatever its name was there; says whether there is one. */
  #takeSame(file: string, key: string): boolean {
    const last = this.#last.find(file);
    const found = last?.key === key ? { file, ...last } : this.#last.findSame(file, key);
    if (!found) return false;
    this.#list.add(file, found);
    this.#taken.set(file, found.file);
    return true;
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // No second names on this file system; if it is something else, the copy fails too and says what.
    copyFileSync(from, to);
  }
}

function contentKey(data: string | Uint8Array): string {
  return newHash().update(data).digest('base64url');
}

/** Writes text piece by piece; returns the key of the whole. */
function writeParts(file: string, parts: Iterable<string>): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const hash = newHash();
  const open = openSync(file, 'w');
  try {
    for (const part of parts) {
      hash.update(part);
      writeFileSync(open, part);
    }
  } finally {
    closeSync(open);
  }
  return hash.digest('base64url');
}

function newHash(): Hash {
  return createHash('sha1').update(COMPRESSION);
}
