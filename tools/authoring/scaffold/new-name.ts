import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { SiteMap } from '../../site/site-map';
import { isIgnored, isSource } from '../../source/content-tree';
import { parseSource } from '../../source/source-page';
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

/** Refuses a new name that would make an awkward address or that the build would ignore. Throws `UsageError`. */
export function checkNewName(file: string): void {
  const fault = faultOfName(file) ?? faultOfName(file.replace(/\.md$/, ''));
  if (fault) throw new UsageError(`The path ${quote(file)} ${fault.found}. ${fault.hint}`);
  const parts = file.replace(/\.md$/, '').split('/');
  const ignored = parts.find(isIgnored);
  if (ignored !== undefined)
    throw new UsageError(`The build ignores the name "${ignored}". Use letters, digits and hyphens.`);
  const awkward = parts.find((part) => AWKWARD_PATTERN.test(part));
  if (awkward !== undefined)
    throw new UsageError(
      `"${awkward}" would make an awkward address. Use letters, digits and hyphens, no spaces.`,
    );
}

/**
 * Refuses pages that the build would refuse: with the name of a file that the site has already, or with an address that
 * another page has. Pages by name, as they are and as they will be. Throws `UsageError`.
 */
export function refuseClashes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): void {
  const problemsOf = (sources: ReadonlyMap<string, string>) =>
    new SiteMap(
      [...sources].filter(([file]) => isSource(file)).map(([file, text]) => parseSource(file, text).page),
    ).problems;
  const known = new Set(problemsOf(before).map(({ message }) => message));
  const problem = problemsOf(after).find(({ message }) => !known.has(message));
  if (problem)
    throw new UsageError(`The build would refuse ${problem.file}: ${problem.message}. ${problem.hint ?? ''}`);
}

/**
 * Files that leave no room for a page of this name: they have the same address (`a/README.md` and `a/index.md`), or one
 * that differs only in its ending (`a.md` and `a/README.md`).
 */
export function rivalsOf(page: string): string[] {
  if (!page.endsWith('.md')) return [];
  const bare = page.replace(/(?:\/(?:README|index))?\.md$/, '');
  return [`${bare}.md`, `${bare}/README.md`, `${bare}/index.md`].filter((file) => file !== page);
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
