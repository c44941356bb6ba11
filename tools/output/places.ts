import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';
import { isFileName } from './file-name';
import { stampOf } from './file-stamp';
import { isInside } from './overlap';

/** Places of files below one folder. No name and no symbolic link leads out of it. */
export class Places {
  /** Folders, by absolute path, that are known to be there and to lie inside. */
  readonly #known = new Set<string>();

  private constructor(
    /** Absolute, without symbolic links. */
    readonly folder: string,
    private readonly isNew: boolean,
  ) {
    this.#known.add(folder);
  }

  /** The places below a folder, which is made if there is none. */
  static make(folder: string): Places {
    try {
      const made = mkdirSync(folder, { recursive: true });
      return new Places(realpathSync(folder), made !== undefined);
    } catch (error) {
      if (errorCodeOf(error) === 'ENOTDIR' || errorCodeOf(error) === 'EEXIST')
        throw new UsageError(`${folder} is no folder, or lies below a file. Name another output folder.`);
      throw error;
    }
  }

  /**
   * Puts a file in its place: `write` writes it under a temporary name. Returns its stamp. Files for which
   * `isObsolete` holds make room when they are in the way: a file where a folder has to be, or the reverse.
   */
  put(file: string, write: (place: string) => void, isObsolete: (file: string) => boolean): string {
    const place = this.#placeOf(file);
    this.#makeFolder(path.posix.dirname(file), isObsolete);
    const temporary = temporaryOf(place);
    try {
      write(temporary);
      this.#clearFolder(file, isObsolete);
      renameSync(temporary, place);
    } finally {
      // It is there after a failure, and where both names were already one file: then renaming does nothing.
      rmSync(temporary, { force: true });
    }
    return stampOf(place);
  }

  /** Whether something is where a file is to be. A listed file whose name differs only in case may be that file. */
  isTaken(file: string, listed: ReadonlyMap<string, unknown>): boolean {
    const found = lookAt(this.#placeOf(file));
    // A folder is looked at when the file is put there: it may hold obsolete files only.
    if (!found || found.isDirectory()) return false;
    const [folder, name] = [path.posix.dirname(file), path.posix.basename(file).toLowerCase()];
    return !readdirSync(path.join(this.folder, folder)).some(
      (other) =>
        other !== path.posix.basename(file) &&
        other.toLowerCase() === name &&
        listed.has(path.posix.join(folder, other)) &&
        lstatSync(path.join(this.folder, folder, other)).ino === found.ino,
    );
  }

  /** Deletes a file, and the folders that are empty then. Anything but a file stays, and what lies outside. */
  remove(file: string): void {
    const place = this.#placeOf(file);
    if (!this.#isReachable(path.dirname(place))) return;
    const found = lookAt(place);
    if (!found || found.isDirectory()) return;
    rmSync(place, { force: true });
    this.#removeEmpty(path.dirname(place));
  }

  /** Deletes what a killed build left of a file that it was writing. */
  removeTemporary(file: string): void {
    const temporary = temporaryOf(this.#placeOf(file));
    if (this.#isReachable(path.dirname(temporary))) rmSync(temporary, { force: true });
  }

  /** Removes the folder itself when it was made here and is empty. */
  dropEmptyFolder(): void {
    if (this.isNew) removeIfEmpty(this.folder);
  }

  #placeOf(file: string): string {
    if (!isFileName(file))
      throw new UsageError(`No file of the site can have the name ${JSON.stringify(file)}.`);
    return path.join(this.folder, file);
  }

  #makeFolder(folder: string, isObsolete: (file: string) => boolean): void {
    const place = path.join(this.folder, folder);
    if (this.#known.has(place)) return;
    this.#makeFolder(path.posix.dirname(folder), isObsolete);
    const found = lookAt(place);
    if (found?.isFile() && isObsolete(folder)) rmSync(place);
    else if (found && !statSync(place, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError(
        `${place} is in the way: a folder has to be there. Move it away, or name another output folder.`,
      );
    mkdirSync(place, { recursive: true });
    if (!isInside(realpathSync(place), this.folder))
      throw new UsageError(
        `${place} leads out of the output folder. Remove this symbolic link, or name another output folder.`,
      );
    this.#known.add(place);
  }

  /** Makes room for a file where a folder is. */
  #clearFolder(file: string, isObsolete: (file: string) => boolean): void {
    const place = path.join(this.folder, file);
    if (!lookAt(place)?.isDirectory()) return;
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      const name = path
        .relative(this.folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/');
      if (!entry.isDirectory() && isObsolete(name)) this.remove(name);
    }
    if (lookAt(place))
      throw new UsageError(
        `${place} is in the way: a file has to be there. Move it away, or name another output folder.`,
      );
    this.#known.clear();
    this.#known.add(this.folder);
  }

  /** Whether a folder exists, inside. */
  #isReachable(place: string): boolean {
    if (this.#known.has(place)) return true;
    try {
      return isInside(realpathSync(place), this.folder);
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return false;
      throw error;
    }
  }

  #removeEmpty(place: string): void {
    if (place === this.folder || !removeIfEmpty(place)) return;
    this.#known.delete(place);
    this.#removeEmpty(path.dirname(place));
  }
}

/** What is at a path, symbolic links themselves included; undefined for nothing. */
function lookAt(place: string): Stats | undefined {
  try {
    return lstatSync(place, { throwIfNoEntry: false });
  } catch (error) {
    // A folder above it is a file.
    if (errorCodeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** In the folder of the file, so that renaming never crosses file systems. The same in each build, so that the next one finds it. */
function temporaryOf(place: string): string {
  const name = createHash('sha256').update(path.basename(place)).digest('hex').slice(0, 12);
  return path.join(path.dirname(place), `.docs-build-${name}.tmp`);
}

/** Removes a folder unless there is something in it; says whether it is gone. */
function removeIfEmpty(place: string): boolean {
  try {
    rmdirSync(place);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '')) return false;
    throw error;
  }
}
