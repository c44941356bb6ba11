import path from 'node:path';
import { type Cache, siteName } from '../support/cache';
import { COMPRESSED_ENDINGS } from './compress';
import { stampOf } from './file-data';
import type { OwnedFile } from './manifest';

/** What the last build left in an output folder, so that this build need not write it again. */
export class LastBuild {
  /**
   * File → its stamp when it was written. Stamps are not in the manifest, which has to be the same for the same input.
   */
  readonly #stamps: ReadonlyMap<string, string>;
  #names: Map<string, string> | undefined;

  /** `folder`: absolute path. `files`: the files of earlier builds, by name below the folder. */
  constructor(
    private readonly folder: string,
    private readonly files: ReadonlyMap<string, OwnedFile>,
    private readonly cache: Cache,
  ) {
    this.#stamps = new Map(cache.read<[string, string][]>('stamps', [siteName(folder)]));
  }

  /** Remembers the stamps of this build's files for the next. */
  save(stamps: Iterable<readonly [string, string]>): void {
    this.cache.write('stamps', [siteName(this.folder)], [...stamps]);
  }

  stampOf(file: string): string {
    return this.#stamps.get(file) ?? '';
  }

  /** Whether a file and its compressed copies were made under this key and have not changed since they were written. */
  has(file: string, key: string): boolean {
    if (key === '' || this.files.get(file)?.key !== key) return false;
    return this.endingsOf(file, key).every(
      (ending) => stampOf(path.join(this.folder, file + ending)) === this.#stamps.get(file + ending),
    );
  }

  /**
   * Suffixes of the forms of a file that were made under this key: empty for the file itself, `.br` and `.gz` for its
   * compressed copies.
   */
  endingsOf(file: string, key: string): string[] {
    return ['', ...COMPRESSED_ENDINGS].filter((ending) => this.files.get(file + ending)?.key === key);
  }

  /** The name of an unchanged file of the last build that has the same extension and key. */
  findTwin(file: string, key: string): string | undefined {
    this.#names ??= new Map(
      [...this.files].map(([name, owned]) => [path.posix.extname(name) + owned.key, name]),
    );
    const twin = this.#names.get(path.posix.extname(file) + key);
    return twin !== undefined && this.has(twin, key) ? twin : undefined;
  }
}
