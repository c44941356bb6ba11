import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';
import { errorAt, type Problem, UsageError } from '../support/problems';
import { isInside, realPathOf } from '../support/real-path';

/** Entries that are not content: dependencies, and names that begin with a dot (VuePress settings, repositories). */
const IGNORED_PATTERN = /^(?:node_modules$|\.)/;

interface ContentTree {
  /** Paths of all files, with `/`, sorted by code unit. Files behind a symbolic link have the link's path. */
  files: string[];
  /** Errors for symbolic links that lead out of the folder; their targets are not content. */
  problems: Problem[];
}

/** Lists a content folder. Follows symbolic links that stay inside it. Throws `UsageError` if it is not a folder. */
export async function readContentTree(root: string): Promise<ContentTree> {
  const folder = await stat(root).catch(() => null);
  const realRoot = realPathOf(root);
  if (!folder?.isDirectory() || realRoot === undefined)
    throw new UsageError(`The source folder ${root} does not exist or is not a folder.`);
  const files: string[] = [];
  const problems: Problem[] = [];

  /**
   * `seen`: real paths of the folders around the followed link and of those listed through it. They are not listed
   * again: links to each other, or to a folder around them, would never end.
   */
  const enter = async (name: string, real: string, seen?: Set<string>): Promise<void> => {
    if (seen?.has(real)) return;
    seen?.add(real);
    const entries = await readdir(path.join(root, name), { withFileTypes: true }).catch(emptyIfMissing);
    for (const entry of entries) {
      if (isIgnored(entry.name)) continue;
      const child = path.posix.join(name, entry.name);
      if (entry.isSymbolicLink()) await follow(child, real, seen);
      else if (entry.isFile()) files.push(child);
      else if (entry.isDirectory()) await enter(child, path.join(real, entry.name), seen);
    }
  };

  const follow = async (name: string, realParent: string, seen?: Set<string>): Promise<void> => {
    const real = realPathOf(path.join(root, name));
    // The link is broken or circular.
    if (real === undefined) return;
    if (!isInside(real, realRoot)) {
      problems.push(outsideLink(name));
      return;
    }
    const target = await stat(real);
    if (target.isFile()) files.push(name);
    else if (target.isDirectory()) await enter(name, real, seen ?? new Set(foldersAround(realParent)));
  };

  /** A folder and those around it, up to the root. */
  const foldersAround = (folder: string): string[] =>
    folder === realRoot ? [folder] : [folder, ...foldersAround(path.dirname(folder))];

  await enter('', realRoot);
  return { files: files.toSorted(), problems };
}

/** Makes the error for a symbolic link that points outside the content folder. */
function outsideLink(file: string): Problem {
  const message = `the symbolic link "${file}" points outside the content folder`;
  const hint = 'Allowed: links to files and folders inside it. Copy the target into it.';
  return errorAt({ file }, 'outside-content', message, hint);
}

/** No entries for a folder that was deleted during the walk. To skip any other would silently drop its pages. */
function emptyIfMissing(error: unknown): [] {
  if (errorCodeOf(error) === 'ENOENT') return [];
  throw error;
}

/** Whether files and folders of this name are no content. */
export function isIgnored(name: string): boolean {
  return IGNORED_PATTERN.test(name);
}

/** Extensions that VuePress recognises. */
const SOURCE_PATTERN = /\.(?:md|MD|Md)$/;

/** Files that other programs read as Markdown. */
const OTHER_MARKDOWN_PATTERN = /\.(?:md|mdx|markdown|mdown|mdwn|mkdn?)$/i;

/** Reports Markdown files that are no pages because of their extension. */
export function checkExtensions(files: readonly string[]): Problem[] {
  return files
    .filter((file) => OTHER_MARKDOWN_PATTERN.test(file) && !isSource(file))
    .map((file) => {
      const hint = 'Give it a name that ends in ".md"; JSX in it is not read.';
      return errorAt({ file }, 'not-a-page', 'this file is not read as a page', hint);
    });
}

/** Whether a file of the content folder is the source of a page. `file`: path below the content folder. */
export function isSource(file: string): boolean {
  return SOURCE_PATTERN.test(file) && !file.split('/').some(isIgnored);
}

/** Files that the tools find by their fixed names. `mv` and `rm` leave them in place. */
export const SETTINGS_PATTERN =
  /(?:^|\/)sidebar\.yml$|^(?:site|redirects|synonyms|check)\.yml$|^(?:urls|verified)\.lock$/;
