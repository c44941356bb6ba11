import nodeFs from 'node:fs';
import { stat } from 'node:fs/promises';
import { type FileSystemAdapter, glob } from 'tinyglobby';
import { compare, UsageError } from '../problems';
import { describeSystemFault } from '../system-fault';

/** Folders that hold no pages: VuePress settings and caches, dependencies, dot folders. */
const IGNORED = ['**/node_modules/**', '**/.*/**', '**/.*'];

/** Paths of all Markdown files below `root`, with `/`, sorted by code unit. */
export async function findSources(root: string): Promise<string[]> {
  const folder = await stat(root).catch(() => null);
  if (!folder?.isDirectory())
    throw new UsageError(`The source folder ${root} does not exist or is not a folder.`);
  const faults: NodeJS.ErrnoException[] = [];
  const files = await glob(['**/*.{md,MD,Md}'], {
    cwd: root,
    fs: watchFaults(faults),
    ignore: IGNORED,
    onlyFiles: true,
    followSymbolicLinks: false,
    expandDirectories: false,
  });
  const [fault] = faults;
  if (fault) throw new UsageError(describeSystemFault(fault) ?? fault.message);
  return files.toSorted(compare);
}

/** The search goes on without a folder that cannot be read: its pages would be missing, and nobody would know. */
function watchFaults(faults: NodeJS.ErrnoException[]): FileSystemAdapter {
  const readdir = new Proxy(nodeFs.readdir, {
    apply(target, self, args: unknown[]) {
      const [callback, ...rest] = args.toReversed();
      const hear = (error: NodeJS.ErrnoException | null, entries: unknown): void => {
        // Deleted while the search was on its way: there is nothing in it.
        if (error && error.code !== 'ENOENT') faults.push(error);
        if (typeof callback === 'function') callback(error, entries);
      };
      return Reflect.apply(target, self, [...rest.toReversed(), hear]);
    },
  });
  return { ...nodeFs, readdir };
}
