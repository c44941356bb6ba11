/** Starts the command line: bundles it if its sources have changed, and runs the bundle. */
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { bundleTools, ROOT } from './bundle.mjs';

/**
 * How much the heap may grow before the next garbage collection. Percent. By default V8 lets the heap grow fourfold,
 * and on a large site most of that memory is garbage.
 */
const HEAP_GROWTH = 70;
v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);

// Newer versions of Node can cache compiled code between runs.
module.enableCompileCache?.(path.join(ROOT, 'node_modules/.cache/docs/compiled'));

const { folder, version } = await bundleTools();
Object.assign(process.env, { DOCS_ROOT: ROOT, DOCS_TOOLS: folder, DOCS_TOOLS_VERSION: version });
await import(pathToFileURL(path.join(folder, 'cli.js')).href);
