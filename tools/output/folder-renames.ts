import path from 'node:path';
import type { TakenFile } from './site-output';

/** A folder of the last build that becomes one of this build, by both names below the output folder. */
export interface FolderRename {
  from: string;
  to: string;
}

/**
 * Finds folders that go on under another name, like that of a search index, which is named by its content: one
 * rename takes all their files along. `current` names the files of this build, `left` those of the last.
 */
export function findFolderRenames(
  taken: readonly TakenFile[],
  current: readonly string[],
  left: readonly string[],
): FolderRename[] {
  const counts = new Map<string, FolderRename & { files: number }>();
  for (const file of taken) {
    const [from, to] = [path.posix.dirname(file.from), path.posix.dirname(file.to)];
    if (from === to || path.posix.basename(file.from) !== path.posix.basename(file.to)) continue;
    const found = counts.get(`${from}\n${to}`) ?? { from, to, files: 0 };
    found.files++;
    counts.set(`${from}\n${to}`, found);
  }
  const [used, existing] = [foldersOf(current), foldersOf(left)];
  const renames: FolderRename[] = [];
  for (const { from, to } of [...counts.values()].toSorted((a, b) => b.files - a.files)) {
    // One that this build needs, or that has folders in it, stays; nor can two become one.
    if (used.has(from) || existing.has(to) || hasFolders(from, existing)) continue;
    if (renames.some((other) => other.from === from || other.to === to)) continue;
    renames.push({ from, to });
  }
  return renames;
}

/** A name below the output folder as it is after the renames. */
export function renamed(file: string, renames: readonly FolderRename[]): string {
  const folder = path.posix.dirname(file);
  const rename = renames.find(({ from }) => from === folder);
  return rename ? path.posix.join(rename.to, path.posix.basename(file)) : file;
}

/** All folders, at any depth, that files lie in. */
export function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); !folders.has(folder); folder = path.posix.dirname(folder))
      folders.add(folder);
  }
  return folders;
}

function hasFolders(folder: string, folders: ReadonlySet<string>): boolean {
  return [...folders].some((name) => name.startsWith(`${folder}/`));
}
