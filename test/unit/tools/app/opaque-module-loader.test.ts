import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createTree } from '../../../helpers/temp-tree';

const ROOT = path.resolve(__dirname, '../../../..');

/**
 * Builds `main.js` with webpack, as mermaid is built, and runs the result. It needs a process of its own, because jest
 * cannot load a webpack loader that is an ES module.
 */
const BUILD_AND_RUN = `
import webpack from ${JSON.stringify(path.join(ROOT, 'node_modules/webpack/lib/index.js'))};

const compiler = webpack({
  mode: 'production',
  context: import.meta.dirname,
  entry: './main.js',
  target: 'node',
  output: { path: import.meta.dirname + '/out', filename: 'main.cjs', chunkFilename: '[id].cjs' },
  optimization: { minimize: false },
  module: {
    noParse: (request) => request.endsWith('?opaque'),
    rules: [{
      test: /\\.mjs$/,
      type: 'javascript/auto',
      loader: ${JSON.stringify(path.join(ROOT, 'tools/app/opaque-module-loader.mjs'))},
    }],
  },
});
const reported = [];
globalThis.report = (value) => reported.push(value);
globalThis.done = () => console.log(JSON.stringify({ reported, hash }));
let hash;
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  hash = stats.hash;
  import('./out/main.cjs');
});
`;

/** What the built program reports when it runs, and webpack's hash of it. */
function runBuilt(files: Record<string, string>): { reported: unknown[]; hash: string } {
  const folder = createTree({ ...files, 'run.mjs': BUILD_AND_RUN });
  const args = [path.join(folder, 'run.mjs')];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}

describe('opaqueModuleLoader', () => {
  it('keeps imports, live bindings, import cycles, names of exports and dynamic imports', () => {
    const { reported } = runBuilt({
      'main.js': `import library, { count } from './library.mjs';
        report(library.name); report(count);
        library.load().then((part) => { report(part.default); report(part.named()); report(count); done(); });`,
      'library.mjs': `import{a as b}from"./chunk.mjs";import"./effect.mjs";let n=0;
        var x={name:b,load:async()=>{n=n+1;return import("./part.mjs")}};export{x as default,n as count};`,
      'chunk.mjs': `import{late}from"./cycle.mjs";var c=()=>late();var v="chunk";export{v as a,c as call};`,
      'cycle.mjs': `import{a}from"./chunk.mjs";function late(){return a}export{late};`,
      'effect.mjs': `report("effect");`,
      'part.mjs': `import{call}from"./chunk.mjs";export default"part";export function named(){return call()}`,
    });
    expect(reported).toEqual(['effect', 'chunk', 0, 'part', 'chunk', 1]);
  });

  it('gives the same hash in another folder', () => {
    const files = { 'main.js': `import './library.mjs'; done();`, 'library.mjs': 'report("library");' };
    const { reported, hash } = runBuilt(files);
    expect(reported).toEqual(['library']);
    expect(runBuilt(files).hash).toBe(hash);
  });
});
