import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../support/problems';
import { faultOfName, quote } from '../../support/safe-path';

/** Characters that make addresses hard to type or to distinguish. */
const AWKWARD_PATTERN = /[\s%?#<>:"|*\\]/;

/** Path below the content folder: `content/a/b`, `/a/b` and `a/b` are the same. Throws `UsageError`. */
export function contentPath(root: string, argument: string): string {
  const name = path.basename(root);
  const slashed = argument.replaceAll('\\', '/').replace(/^\.?\/+/, '');
  const inFolder = slashed.startsWith(`${name}/`) ? slashed.slice(name.length + 1) : slashed;
  const given = inFolder.replace(/\.html$/, '.md');
  const normal = path.posix.normalize(given === '' ? '.' : given);
  if (normal === '.' || normal === '..' || normal.startsWith('../')) {
    throw new UsageError(`"${argument}" is not a path inside ${name}/. Give one such as "stl/foo".`);
  }
  return normal;
}

/** Refuses a new name that would make an awkward address or that the bundler would ignore. Throws `UsageError`. */
export function checkNewName(file: string): void {
  const fault = faultOfName(file) ?? faultOfName(file.replace(/\.md$/, ''));
  if (fault) throw new UsageError(`The path ${quote(file)} ${fault.found}. ${fault.hint}`);
  for (const part of file.replace(/\.md$/, '').split('/')) {
    if (part.startsWith('.')) {
      throw new UsageError(
        `"${part}" begins with a dot: the build ignores such names. Use letters, digits and hyphens.`,
      );
    }
    if (AWKWARD_PATTERN.test(part)) {
      throw new UsageError(
        `"${part}" would make an awkward address. Use letters, digits and hyphens, no spaces.`,
      );
    }
  }
}

/**
 * An existing file that leaves no room for a page of this name: it has the same name, the same address (`a/README.md`
 * and `a/index.md`), or one that differs only in its ending (`a.md` and `a/README.md`). `except`: a file to ignore.
 */
export function findTaken(root: string, page: string, except?: string): string | undefined {
  const bare = page.replace(/(?:\/(?:README|index))?\.md$/, '');
  const rivals = [page, `${bare}.md`, `${bare}/README.md`, `${bare}/index.md`];
  return rivals.find((file) => file !== except && isTaken(root, file));
}

/** Whether a path below the content folder is a file. */
export function isContentFile(root: string, file: string): boolean {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether a path below the content folder is a folder. */
export function isContentFolder(root: string, folder: string): boolean {
  return statSync(path.join(root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether a path below the content folder is taken, even by a broken symbolic link. */
export function isTaken(root: string, file: string): boolean {
  return lstatSync(path.join(root, file), { throwIfNoEntry: false }) !== undefined;
}
