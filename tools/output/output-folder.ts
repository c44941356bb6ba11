import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Cache, plainCache } from '../support/cache';
import type { OutputFile } from '../support/output-file';
import { UsageError } from '../support/problems';
import { COMPRESSION, compress } from './compress';
import { bytesOf, linkOrCopy, stampOf } from './file-data';
import { LastBuild } from './last-build';
import { Manifest, type OwnedFile, type Owner } from './manifest';
import { lockOutput, type OutputLock } from './output-lock';
import { foreignFilesError, refuseOtherOwner, refuseOverlap, relativePath } from './refusals';
import { isHashed, isKept, type Retention } from './retention';
import { SafeFolder } from './safe-folder';

/** Maximum number of files compressed and written at a time; a higher limit uses more memory and is no faster. */
const MAX_RUNNING = 16;

/** Last character of all keys in a build that writes compressed copies, even for files too small for a copy. */
const COPIES_MARK = '+';

interface OutputOptions {
  out: string;
  /** The content folder, which must not overlap the output folder. */
  source: string;
  /** Version of the tools, part of the keys of lazy files; without it such files are made in every build. */
  version?: string | undefined;
  isPrecompressed?: boolean;
  /** Stores the stamps of files for the next build; tests pass their own cache. */
  cache?: Cache;
  /** Called when the build has to wait for another. */
  onWait?: (message: string) => void;
}

/** Number and size of the files of a site, including compressed copies but not the files of earlier builds. */
export interface OutputSize {
  files: number;
  bytes: number;
}

/** A file of this build, without its compressed copies. */
interface MadeFile {
  file: string;
  key: string;
  source?: string | undefined;
}

/** A file that a build wrote or found up to date, or a compressed copy of such a file. */
interface CurrentFile extends OwnedFile {
  stamp: string;
  original: MadeFile;
}

/**
 * The output folder, for the duration of one build. Each file is written under a temporary name, then moved into
 * place. A file that the last build left with the same content stays untouched. Files outside the manifest belong to
 * someone else: a build that would overwrite one stops. The caller writes each file before the files that refer to
 * it, calls `settle` between the steps, and ends with `finish`.
 */
export class OutputFolder {
  /** Absolute, without symbolic links. */
  readonly folder: string;
  readonly #manifest: Manifest;
  readonly #last: LastBuild;
  readonly #current = new Map<string, CurrentFile>();
  readonly #running = new Set<Promise<void>>();
  #fault: unknown;

  private constructor(
    private readonly safeFolder: SafeFolder,
    private readonly lock: OutputLock,
    private readonly options: OutputOptions,
  ) {
    this.folder = safeFolder.folder;
    this.#manifest = new Manifest(safeFolder.folder);
    this.#last = new LastBuild(safeFolder.folder, this.#manifest.files, options.cache ?? plainCache);
    // A killed build may have left files under their temporary names.
    for (const file of this.#manifest.unfinished) this.safeFolder.removeTemporary(file);
  }

  /**
   * Opens an output folder, and creates it if it does not exist. Throws `UsageError` when it overlaps the content
   * folder, is not a folder, or another build is writing to it.
   */
  static async open(options: OutputOptions): Promise<OutputFolder> {
    refuseOverlap(options.source, options.out);
    const safeFolder = SafeFolder.open(options.out);
    const lock = await lockOutput(safeFolder.folder, options.onWait ?? (() => undefined));
    try {
      return new OutputFolder(safeFolder, lock, options);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /**
   * Makes the folder that of this site. Throws `UsageError` when it belongs to another site or kind, whose files this
   * build would delete, or when one of `files` would overwrite a file that no build wrote.
   */
  claim(
    { kind, title }: Pick<Owner, 'kind' | 'title'>,
    files: Iterable<Pick<OutputFile, 'file' | 'source'>>,
  ): void {
    const owner = { kind, title, source: relativePath(this.folder, this.options.source) };
    refuseOtherOwner(this.folder, this.#manifest.owner, owner);
    const foreign = [...files].filter(({ file }) => this.#isForeign(file));
    if (foreign.length > 0) throw foreignFilesError(this.options.out, foreign);
    this.#manifest.claim(owner);
  }

  /** Writes files below `folder`. They are in place when `settle` has resolved. */
  async write(files: Iterable<OutputFile> | AsyncIterable<OutputFile>, folder = ''): Promise<void> {
    for await (const output of files)
      await this.#writeOne({ ...output, file: path.posix.join(folder, output.file) });
  }

  /** Whether an earlier build, or this one, has left a file of this name. */
  has(file: string): boolean {
    return this.#current.has(file) || (this.#manifest.files.has(file) && stampOf(this.pathOf(file)) !== '');
  }

  /** Resolves when all files written so far are in place. Rejects when one failed or the lock is lost. */
  async settle(): Promise<void> {
    await Promise.all(this.#running);
    if (this.#fault !== undefined) throw this.#fault;
    this.lock.assertHeld();
  }

  pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  /** Names of the files so far, without their compressed copies. */
  names(): string[] {
    return [...this.#current].flatMap(([file, { original }]) => (file === original.file ? [file] : []));
  }

  /**
   * Deletes the listed files that are no longer part of the site, except those that are kept for open tabs. Then saves
   * the manifest.
   */
  async finish(retention: Retention): Promise<OutputSize> {
    await this.settle();
    const now = retention.now.toISOString();
    const kept: [string, OwnedFile][] = [];
    const obsolete: string[] = [];
    for (const [file, owned] of this.#manifest.files) {
      if (this.#current.has(file)) continue;
      const retiredAt = owned.retiredAt ?? now;
      if (isKept(file, retiredAt, retention)) kept.push([file, { ...owned, retiredAt }]);
      else obsolete.push(file);
    }
    // Files that refer to others (those without a hash) are deleted first, so that no page refers to a deleted file.
    this.safeFolder.remove(obsolete.toSorted((a, b) => Number(isHashed(a)) - Number(isHashed(b))));
    this.#manifest.save([...this.#current, ...kept]);
    this.#last.save([...this.#current].map(([file, { stamp }]) => [file, stamp]));
    const sizes = [...this.#current.values()].map(({ stamp }) => Number.parseInt(stamp, 10));
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }

  /** Releases the folder, after `finish` or instead of it. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#running);
    this.#manifest.close();
    await this.lock.release();
    this.safeFolder.dropEmptyFolder();
  }

  async #writeOne({ file, source, ...output }: OutputFile): Promise<void> {
    const data = output.lazy ? undefined : bytesOf(output);
    const key = data === undefined ? this.#lazyKey(output.lazy?.key) : this.#keyOf(data);
    const made: MadeFile = { file, key, source };
    this.#refuseTwice(made);
    if (this.#last.has(file, key)) return this.#keep(made);
    const twin = this.#last.findTwin(file, key);
    if (twin !== undefined) return this.#linkForms(twin, made);
    if (this.#running.size >= MAX_RUNNING) await Promise.race(this.#running);
    if (this.#fault !== undefined) throw this.#fault;
    this.lock.assertHeld();
    const bytes = data ?? Buffer.from(output.lazy?.make() ?? '');
    this.#put(made, '', (temporary) => writeFileSync(temporary, bytes));
    if (!this.options.isPrecompressed) return;
    const job = compress(file, bytes)
      .then((copies) => {
        for (const [ending, copy] of copies)
          this.#put(made, ending, (temporary) => writeFileSync(temporary, copy));
      })
      .catch((error: unknown) => {
        this.#fault ??= error;
      })
      .finally(() => this.#running.delete(job));
    this.#running.add(job);
  }

  /**
   * Puts one form of a file in place. `ending`: empty, or the extension of a compressed copy. `write` writes the form
   * to a temporary path.
   */
  #put(made: MadeFile, ending: string, write: (temporary: string) => void): void {
    const file = made.file + ending;
    if (this.#isForeign(file)) throw foreignFilesError(this.options.out, [{ ...made, file }]);
    this.#manifest.add(file);
    const isObsolete = (other: string) => this.#manifest.files.has(other) && !this.#current.has(other);
    const stamp = this.safeFolder.put(file, write, isObsolete);
    this.#current.set(file, { key: made.key, stamp, original: made });
  }

  #linkForms(twin: string, made: MadeFile): void {
    for (const ending of this.#last.endingsOf(twin, made.key)) {
      const from = this.pathOf(twin + ending);
      this.#put(made, ending, (temporary) => linkOrCopy(from, temporary));
    }
  }

  #keep(made: MadeFile): void {
    for (const ending of this.#last.endingsOf(made.file, made.key)) {
      const stamp = this.#last.stampOf(made.file + ending);
      this.#current.set(made.file + ending, { key: made.key, stamp, original: made });
    }
  }

  #isForeign(file: string): boolean {
    return !this.#manifest.files.has(file) && this.safeFolder.isTaken(file, this.#manifest.files);
  }

  #refuseTwice({ file, key, source }: MadeFile): void {
    const other = this.#current.get(file);
    if (!other || other.key === key) return;
    const [first, second] = [other.original.source, source].map((name) =>
      name === undefined ? 'by the build itself' : `from ${name}`,
    );
    throw new UsageError(
      `Two files of the site have the name ${file}: one is made ${first}, the other ${second}.`,
    );
  }

  /** Key of a lazy file. Empty if the version of the tools is unknown: an empty key never counts as up to date. */
  #lazyKey(key = ''): string {
    return this.options.version === undefined ? '' : this.#keyOf(`${this.options.version}\n${key}`);
  }

  /** Key of a file, made from its content or, for a lazy file, from the key of its text. */
  #keyOf(data: string | Uint8Array): string {
    const { isPrecompressed } = this.options;
    const hash = createHash('sha1').update(isPrecompressed ? COMPRESSION : '');
    return hash.update(data).digest('base64url') + (isPrecompressed ? COPIES_MARK : '');
  }
}
