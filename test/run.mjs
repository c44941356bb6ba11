/** Runs a TypeScript program of this folder: `node test/run.mjs bench/bench.ts`, followed by its arguments. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleTools, makeFolder, ROOT } from '../tools/bundle.mjs';

const [program = ''] = process.argv.splice(2, 1);
const folder = makeFolder();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await bundle({ program: path.join('test', program) }, folder);
Object.assign(process.env, { DOCS_ROOT: ROOT, DOCS_TOOLS: (await bundleTools()).folder });
await import(pathToFileURL(path.join(folder, 'program.js')).href);
