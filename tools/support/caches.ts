import path from 'node:path';
import { Cache } from './cache.mjs';
import { PROJECT_ROOT } from './project-root';

/** Folder of the caches, as in `tools/run.mjs`. `DOCS_CACHE` can name another folder; empty turns the caches off. */
const FOLDER = (process.env.DOCS_CACHE ?? path.join(PROJECT_ROOT, 'node_modules/.cache/docs')) || undefined;

/** Identifies the tools' sources and libraries. Undefined when the tools run from their sources. */
export const TOOLS_VERSION = process.env.DOCS_TOOLS_VERSION;

/** For output of the tools. Its keys contain `TOOLS_VERSION`, because each version may make different output. */
export const toolsCache = new Cache(TOOLS_VERSION === undefined ? undefined : FOLDER, TOOLS_VERSION);

/** For entries that do not depend on the version of the tools. */
export const plainCache = new Cache(FOLDER);

/** Name of a content folder in cache keys. It is the same in a copy of the checkout. */
export function siteName(root: string): string {
  return path.relative(PROJECT_ROOT, root);
}
