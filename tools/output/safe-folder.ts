import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';
import { isInside, lstatIfThere, realPathOf } from '../support/real-path';
import { isFileName } from '../support/safe-path';
import { stampOf } from './file-data';

/** Writes and deletes files below one folder. Neither a name nor a symbolic link can lead out of the folder. */
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
  static open(folder: string): SafeFolder {
    try {
      const created = mkdirSync(folder, { recursive: true });
      return new SafeFolder(realpathSync(folder), created !== undefined);
    } catch (error) {
      if (errorCodeOf(error) === 'ENOTDIR' || errorCodeOf(error) === 'EEXIST')
        throw new UsageError(`${folder} is not a folder, or is below a file. Choose another output folder.`);
      throw error;
    }
  }

  /**
   * Puts a file in its place. `write` writes it under a temporary name. If a file is where a folder has to be, or the
   * reverse, the files in the way for which `isObsolete` returns true are deleted. Returns the stamp of the file.
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
      // The temporary file is still there after a failure. It is also there if both names were hard links to one file,
      // because renaming then does nothing.
      if (existsSync(temporary)) rmSync(temporary);
    }
    return stampOf(filePath);
  }

  /**
   * Whether the path of an unlisted file is taken by something else. On a file system that ignores case, the path may
   * lead to a listed file whose name differs only in case; then it does not count as taken.
   */
  isTaken(file: string, listed: ReadonlyMap<string, unknown>): boolean {
    const found = lstatIfThere(this.#pathOf(file));
    // A folder does not count here: `put` accepts it if it holds only obsolete files.
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

  /**
   * Deletes files in this order, then the folders that become empty. Skips a path that is a folder or leads outside.
   */
  remove(files: Iterable<string>): void {
    const parents = new Set<string>();
    for (const file of files) {
      const filePath = this.#pathOf(file);
      if (!this.#isReachable(path.dirname(filePath))) continue;
      const found = lstatIfThere(filePath);
      if (!found || found.isDirectory()) continue;
      rmSync(filePath, { force: true });
      parents.add(path.dirname(filePath));
    }
    for (const folder of parents) this.#removeEmpty(folder);
  }

  /** Deletes the temporary file that a killed build left for a file. */
  removeTemporary(file: string): void {
    const temporary = temporaryOf(this.#pathOf(file));
    if (this.#isReachable(path.dirname(temporary))) rmSync(temporary, { force: true });
  }

  /** Removes the folder itself when `open` created it and it is empty. */
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

  /** If a folder is where a file has to be, deletes the obsolete files in the folder, and with them the folder. */
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

/**
 * Temporary path of a file. It is in the file's folder, because a file cannot be renamed to another disk. It is the
 * same in every build, so that the next build can delete what a killed build left.
 */
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
