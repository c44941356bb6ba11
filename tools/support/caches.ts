import path from 'node:path';
import { Cache } from './cache.mjs';
import { PROJECT_ROOT } from './project-root';

/** As in `tools/run.mjs`: `DOCS_CACHE` names another folder below `node_modules/`; empty turns the cache off. */
const FOLDER = (process.env.DOCS_CACHE ?? path.join(PROJECT_ROOT, 'node_modules/.cache/docs')) || undefined;

/** Identifies the tools' sources and libraries. Undefined when the tools run from their sources. */
export const TOOLS_VERSION = process.env.DOCS_TOOLS_VERSION;

/** For output of the tools: another version of the tools may make different output from the same input. */
export const toolsCache = new Cache(TOOLS_VERSION === undefined ? undefined : FOLDER, TOOLS_VERSION);

/** For entries that depend on nothing but their keys. */
export const plainCache = new Cache(FOLDER);

/** Name of a content folder in cache keys. It is the same in a copy of the checkout. */
export function siteName(root: string): string {
  return path.relative(PROJECT_ROOT, root);
}
