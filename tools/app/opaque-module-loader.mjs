// @ts-check
/**
 * webpack loader for ES modules that are already minified, such as those of mermaid (3 MB). webpack would spend half of
 * a build on parsing them, and tree shaking would remove nothing. Each such module becomes two: its code as a function
 * of `require`, which webpack copies without parsing (`noParse` for `OPAQUE_QUERY`), and a short module that lists the
 * imports and calls that function. This file is plain JavaScript because webpack loads it directly: its path is part of
 * module ids, so the path has to be the same whether or not the tools are bundled.
 */
import path from 'node:path';
import { build } from 'rolldown';
import { SCRIPT_TARGETS } from './browser-targets.mjs';

/** Query of a module that contains only code, which webpack must not parse. */
export const OPAQUE_QUERY = '?opaque';

/**
 * Imports in the output of rolldown: a static import becomes ``require(`./x.mjs`)``, a dynamic one stays
 * ``import(`./x.mjs`)``. The names are relative.
 */
const REQUIRE_PATTERN = /(?<![.\w$])require\(["'`](\.[^"'`]+)["'`]\)/g;
const IMPORT_PATTERN = /(?<![.\w$])import\(["'`](\.[^"'`]+)["'`]\)/g;

/** @typedef {{ code: string, requires: string[], imports: string[] }} CommonJsModule */

/**
 * Transformed modules by file, so that the two modules made from a file come from one transformation.
 * @type {Map<string, Promise<CommonJsModule>>}
 */
const modules = new Map();

/** @type {(this: import('webpack').LoaderContext<unknown>) => void} */
export default function opaqueModuleLoader() {
  const done = this.async();
  const transformed = modules.get(this.resourcePath) ?? toCommonJs(this.resourcePath);
  modules.set(this.resourcePath, transformed);
  const textOf = this.resourceQuery === OPAQUE_QUERY ? opaqueModule : importingModule;
  transformed.then((module) => done(null, textOf(module, this.resourcePath)), done);
}

/** @type {(file: string) => Promise<CommonJsModule>} */
async function toCommonJs(file) {
  const {
    output: [{ code }],
  } = await build({
    input: file,
    external: (name) => name !== file,
    makeAbsoluteExternalsRelative: false,
    treeshake: false,
    transform: { target: SCRIPT_TARGETS },
    logLevel: 'silent',
    write: false,
    output: { format: 'cjs', minify: true, dynamicImportInCjs: true },
  });
  return { code, requires: namesIn(code, REQUIRE_PATTERN), imports: namesIn(code, IMPORT_PATTERN) };
}

/** @type {(code: string, pattern: RegExp) => string[]} */
function namesIn(code, pattern) {
  return [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))];
}

/** @type {(module: CommonJsModule) => string} */
function opaqueModule({ code }) {
  const body = code.replace(IMPORT_PATTERN, '__import("$1")');
  return `module.exports=function(module,exports,require,__import){${body}\n}`;
}

/** @type {(module: CommonJsModule, file: string) => string} */
function importingModule({ requires, imports }, file) {
  const requireEntries = requires.map((name) => `${quote(name)}:()=>require(${quote(name)})`);
  const importEntries = imports.map((name) => `${quote(name)}:()=>import(${quote(name)})`);
  return [
    `const modules={${requireEntries.join(',')}},imports={${importEntries.join(',')}};`,
    // The path is relative: an absolute path would make chunk hashes depend on where the checkout is.
    `require(${quote(`./${path.basename(file)}${OPAQUE_QUERY}`)})(module,exports,(name)=>modules[name](),(name)=>imports[name]());`,
  ].join('\n');
}

/** @param {string} name */
function quote(name) {
  return JSON.stringify(name);
}
