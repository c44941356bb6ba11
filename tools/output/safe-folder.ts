import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';
import { isInside, lstatIfThere, realPathOf } from '../support/real-path';
import { isFileName } from '../support/safe-path';
import { stampOf } from './file-data';

/** Paths of files below one folder. Neither a name nor a symbolic link can lead out of it. */
export class SafeFolder {
  /** Absolute paths of folders known to exist and to lie inside. */
  readonly #known = new Set<string>();

  private constructor(
    /** Absolute, without symbolic links. */
    readonly folder: string,
    private readonly isNew: boolean,
  ) {
    this.#known.add(folder);
  }

  /** Opens a folder, and creates it if it does not exist. Throws `UsageError` when a file is in the way. */
  static make(folder: string): SafeFolder {
    try {
      const made = mkdirSync(folder, { recursive: true });
      return new SafeFolder(realpathSync(folder), made !== undefined);
    } catch (error) {
      if (errorCodeOf(error) === 'ENOTDIR' || errorCodeOf(error) === 'EEXIST')
        throw new UsageError(`${folder} is not a folder, or is below a file. Choose another output folder.`);
      throw error;
    }
  }

  /**
   * Puts a file in its place: `write` writes it under a temporary name. Returns its stamp. Files in the way for which
   * `isObsolete` returns true are deleted: a file where a folder has to be, or the reverse.
   */
  put(file: string, write: (temporary: string) => void, isObsolete: (file: string) => boolean): string {
    const filePath = this.#pathOf(file);
    this.#makeFolder(path.posix.dirname(file), isObsolete);
    const temporary = temporaryOf(filePath);
    try {
      write(temporary);
      this.#clearFolder(file, isObsolete);
      renameSync(temporary, filePath);
    } finally {
      // Still there after a failure, or if both names were already hard links to one file: renaming then does nothing.
      rmSync(temporary, { force: true });
    }
    return stampOf(filePath);
  }

  /** Whether something else has the path of a file. A listed file whose name differs only in case may be that file. */
  isTaken(file: string, listed: ReadonlyMap<string, unknown>): boolean {
    const found = lstatIfThere(this.#pathOf(file));
    // `put` checks a folder: it may hold only obsolete files.
    if (!found || found.isDirectory()) return false;
    const [folder, name] = [path.posix.dirname(file), path.posix.basename(file).toLowerCase()];
    return !readdirSync(path.join(this.folder, folder)).some(
      (other) =>
        other !== path.posix.basename(file) &&
        other.toLowerCase() === name &&
        listed.has(path.posix.join(folder, other)) &&
        lstatIfThere(path.join(this.folder, folder, other))?.ino === found.ino,
    );
  }

  /** Deletes files in this order, then the folders this leaves empty. A folder at a path is kept, as is anything outside. */
  remove(files: Iterable<string>): void {
    const left = new Set<string>();
    for (const file of files) {
      const filePath = this.#pathOf(file);
      if (!this.#isReachable(path.dirname(filePath))) continue;
      const found = lstatIfThere(filePath);
      if (!found || found.isDirectory()) continue;
      rmSync(filePath, { force: true });
      left.add(path.dirname(filePath));
    }
    for (const folder of left) this.#removeEmpty(folder);
  }

  /** Deletes the temporary file that a killed build left. */
  removeTemporary(file: string): void {
    const temporary = temporaryOf(this.#pathOf(file));
    if (this.#isReachable(path.dirname(temporary))) rmSync(temporary, { force: true });
  }

  /** Removes the folder itself when `make` created it and it is empty. */
  dropEmptyFolder(): void {
    if (this.isNew) removeIfEmpty(this.folder);
  }

  #pathOf(file: string): string {
    if (!isFileName(file))
      throw new UsageError(`No file of the site can have the name ${JSON.stringify(file)}.`);
    return path.join(this.folder, file);
  }

  #makeFolder(folder: string, isObsolete: (file: string) => boolean): void {
    const folderPath = path.join(this.folder, folder);
    if (this.#known.has(folderPath)) return;
    this.#makeFolder(path.posix.dirname(folder), isObsolete);
    const found = lstatIfThere(folderPath);
    if (found?.isFile() && isObsolete(folder)) rmSync(folderPath);
    else if (found && !statSync(folderPath, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(
        `${folderPath} is in the way: a folder has to be there. Move it away, or name another output folder.`,
      );
    mkdirSync(folderPath, { recursive: true });
    if (!isInside(realpathSync(folderPath), this.folder))
      throw new UsageError(
        `${folderPath} leads out of the output folder. Remove this symbolic link, or name another output folder.`,
      );
    this.#known.add(folderPath);
  }

  /** Clears a folder of obsolete files where a file has to be. */
  #clearFolder(file: string, isObsolete: (file: string) => boolean): void {
    const filePath = path.join(this.folder, file);
    if (!lstatIfThere(filePath)?.isDirectory()) return;
    for (const entry of readdirSync(filePath, { recursive: true, withFileTypes: true })) {
      const found = path.relative(this.folder, path.join(entry.parentPath, entry.name));
      const name = found.split(path.sep).join('/');
      if (!entry.isDirectory() && isObsolete(name)) this.remove([name]);
    }
    if (lstatIfThere(filePath))
      throw new UsageError(
        `${filePath} is in the way: a file has to be there. Move it away, or name another output folder.`,
      );
    this.#known.clear();
    this.#known.add(this.folder);
  }

  #isReachable(folderPath: string): boolean {
    if (this.#known.has(folderPath)) return true;
    const real = realPathOf(folderPath);
    if (real === undefined || !isInside(real, this.folder)) return false;
    this.#known.add(folderPath);
    return true;
  }

  #removeEmpty(folderPath: string): void {
    if (folderPath === this.folder || !removeIfEmpty(folderPath)) return;
    this.#known.delete(folderPath);
    this.#removeEmpty(path.dirname(folderPath));
  }
}

/** Temporary path of a file: in its folder, since renaming must not cross disks; the same in the next build. */
function temporaryOf(filePath: string): string {
  const name = createHash('sha256').update(path.basename(filePath)).digest('hex').slice(0, 12);
  return path.join(path.dirname(filePath), `.docs-build-${name}.tmp`);
}

function removeIfEmpty(folderPath: string): boolean {
  try {
    rmdirSync(folderPath);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return false;
    throw error;
  }
}
