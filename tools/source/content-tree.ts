import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';
import { compare, type Problem, UsageError } from '../support/problems';
import { isBelow, realPathOf } from '../support/real-path';
import { describeSystemFault } from '../support/system-fault';

/** Folders that hold no content: dependencies, and whatever begins with a dot (VuePress settings, repositories). */
const IGNORED_PATTERN = /^(?:node_modules$|\.)/;

/** What is below a content folder. */
export interface ContentTree {
  /** Names of all files, with `/`, sorted by code unit. Behind a symbolic link they go by the link's name. */
  files: string[];
  /** The symbolic links that lead out of the folder: nothing behind them is content. */
  problems: Problem[];
}

/**
 * Lists a content folder. Symbolic links are followed as long as they stay in it; one that leads to a folder around
 * itself is left out, it would have no end. Throws `UsageError` for a folder that cannot be read.
 */
export async function readContentTree(root: string): Promise<ContentTree> {
  const folder = await stat(root).catch(() => null);
  const realRoot = realPathOf(root);
  if (!folder?.isDirectory() || realRoot === undefined)
    throw new UsageError(`The source folder ${root} does not exist or is not a folder.`);
  const walk = new TreeWalk(root, realRoot);
  await walk.enter('', realRoot);
  return { files: walk.files.toSorted(compare), problems: walk.problems };
}

/** A symbolic link that leads out of the content folder. */
export function outsideLink(file: string): Problem {
  return {
    severity: 'error',
    file,
    line: 1,
    column: 1,
    rule: 'outside-content',
    message: `the symbolic link "${file}" leads out of the content folder`,
    hint: 'Allowed: links to files and folders inside it. Copy what it leads to.',
  };
}

class TreeWalk {
  readonly files: string[] = [];
  readonly problems: Problem[] = [];

  constructor(
    private readonly root: string,
    private readonly realRoot: string,
  ) {}

  /**
   * Lists a folder and those in it.
   *
   * @param real where the folder really is
   * @param seen real folders listed behind the same link, and those around it; undefined where no link was followed.
   *   Each is listed once: links that lead to each other would multiply without end.
   */
  async enter(name: string, real: string, seen?: Set<string>): Promise<void> {
    for (const entry of await readFolder(path.join(this.root, name))) {
      if (IGNORED_PATTERN.test(entry.name)) continue;
      const child = path.posix.join(name, entry.name);
      if (entry.isSymbolicLink()) await this.#follow(child, real, seen);
      else if (entry.isFile()) this.files.push(child);
      else if (entry.isDirectory()) await this.#enterOnce(child, path.join(real, entry.name), seen);
    }
  }

  async #follow(name: string, realParent: string, seen: Set<string> | undefined): Promise<void> {
    const file = path.join(this.root, name);
    const real = realPathOf(file);
    // It leads nowhere, or in a circle.
    if (real === undefined) return;
    if (!isBelow(real, this.realRoot)) {
      this.problems.push(outsideLink(name));
      return;
    }
    const target = await stat(real);
    if (target.isFile()) this.files.push(name);
    else if (target.isDirectory())
      await this.#enterOnce(name, real, seen ?? foldersAround(realParent, this.realRoot));
  }

  async #enterOnce(name: string, real: string, seen: Set<string> | undefined): Promise<void> {
    if (seen?.has(real)) return;
    seen?.add(real);
    await this.enter(name, real, seen);
  }
}

/** A folder and those around it, up to the root. */
function foldersAround(folder: string, root: string): Set<string> {
  const found = new Set<string>();
  for (let at = folder; isBelow(at, root); at = path.dirname(at)) {
    found.add(at);
    if (at === root) break;
  }
  return found;
}

async function readFolder(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Deleted while the search was on its way: there is nothing in it.
    if (errorCodeOf(error) === 'ENOENT') return [];
    // Its pages would be missing, and nobody would know.
    throw new UsageError(describeSystemFault(error) ?? String(error));
  }
}
