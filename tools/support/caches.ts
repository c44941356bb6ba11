import path from 'node:path';
import { Cache } from './cache.mjs';
import { PROJECT_ROOT } from './project-root';

/** As in `tools/run.mjs`; `DOCS_CACHE` names another folder, below `node_modules/`, or none when it is empty. */
const FOLDER = (process.env.DOCS_CACHE ?? path.join(PROJECT_ROOT, 'node_modules/.cache/docs')) || undefined;

/** Names the state of the tools: of their sources and libraries. Undefined when they run from their sources. */
export const TOOLS_VERSION = process.env.DOCS_TOOLS_VERSION;

/** For what the tools make: other tools may make something else of the same input. */
export const toolsCache = new Cache(TOOLS_VERSION === undefined ? undefined : FOLDER, TOOLS_VERSION);

/** For entries whose keys say everything. */
export const plainCache = new Cache(FOLDER);

/** Names a content folder in keys, such that it has the same name in a copy of the checkout. */
export function siteName(root: string): string {
  return path.relative(PROJECT_ROOT, root);
}
