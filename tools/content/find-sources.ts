import { stat } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { compare, UsageError } from '../problems';

/** Folders that hold no pages: VuePress settings and caches, dependencies, dot folders. */
const IGNORED = ['**/node_modules/**', '**/.*/**', '**/.*'];

/** Paths of all Markdown files below `root`, with `/`, sorted by code unit. */
export async function findSources(root: string): Promise<string[]> {
  const folder = await stat(root).catch(() => null);
  if (!folder?.isDirectory())
    throw new UsageError(`The source folder ${root} does not exist or is not a folder.`);
  const files = await glob(['**/*.{md,MD,Md}'], {
    cwd: root,
    ignore: IGNORED,
    onlyFiles: true,
    followSymbolicLinks: false,
    expandDirectories: false,
  });
  return files.toSorted(compare);
}
