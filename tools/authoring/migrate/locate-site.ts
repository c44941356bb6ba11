import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../support/problems';

/** Names of the config file: those of VuePress 1 in its order of precedence, and also `.yaml` and `.cjs`. */
const CONFIG_NAMES = ['config.yml', 'config.yaml', 'config.ts', 'config.toml', 'config.js', 'config.cjs'];

/** Names of folders that hold no sources; they are not searched for sites. */
const IGNORED_PATTERN = /^(?:\.|node_modules$|dist$)/;

/** Maximum number of levels below the given folder at which a folder with `.vuepress` is found. */
const MAX_DEPTH = 4;

/** A VuePress 1 site on disk. All paths are absolute. */
export interface VuePressSite {
  /** Folder of the pages, which holds `.vuepress`. */
  docs: string;
  /**
   * Folder in which VuePress is started: the nearest one with a `package.json` at or above `docs`; if there is none,
   * the parent of `docs`.
   */
  project: string;
  config: string | undefined;
}

/** Finds a site by its docs folder or a folder around it. Throws `UsageError` when there is none or more than one. */
export function locateSite(folder: string): VuePressSite {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${folder} does not exist or is not a folder.`);
  }
  const found = findVuePress(folder, 0);
  const [docs] = found;
  if (docs === undefined) {
    throw new UsageError(
      `There is no .vuepress folder in ${folder}, nor in its subfolders, ${MAX_DEPTH} levels deep. Give the folder that holds one.`,
    );
  }
  if (found.length > 1) {
    throw new UsageError(
      `There are ${found.length} sites in ${folder}. Give one of them: ${found.join(', ')}`,
    );
  }
  const settings = path.join(docs, '.vuepress');
  const config = CONFIG_NAMES.map((name) => path.join(settings, name)).find((file) => existsSync(file));
  return { docs, project: projectOf(docs), config };
}

/** Folders that hold a `.vuepress` folder; does not look further below them. */
function findVuePress(folder: string, depth: number): string[] {
  if (statSync(path.join(folder, '.vuepress'), { throwIfNoEntry: false })?.isDirectory()) return [folder];
  if (depth === MAX_DEPTH) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !IGNORED_PATTERN.test(entry.name))
    .flatMap((entry) => findVuePress(path.join(folder, entry.name), depth + 1));
}

function projectOf(docs: string): string {
  for (let folder = docs; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  return path.dirname(docs);
}
