/**
 * Starts the command line. esbuild bundles `tools/` and the libraries in `BUNDLED` into a few files, because loading a
 * thousand files is slow. The bundle is cached until a source or a library changes. If the bundle cannot be cached, tsx
 * runs the sources, which is slower.
 */
import { readFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { Cache } from './support/cache.mjs';
import { hashFiles } from './support/hash-files.mjs';
import { readSiteEnvironment } from './support/site-environment.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Folder of the cache, absolute; undefined when it is turned off. `tools/support/caches.ts` reads `DOCS_CACHE` too. */
const { DOCS_CACHE = path.join(ROOT, 'node_modules/.cache/docs') } = process.env;
const CACHE_FOLDER = DOCS_CACHE === '' ? undefined : path.resolve(DOCS_CACHE);

// Node looks for libraries in the folders above the importing file, so a bundle below `node_modules/` finds them.
const below = CACHE_FOLDER && path.relative(path.join(ROOT, 'node_modules'), CACHE_FOLDER);
if (below !== undefined && (below === '' || below.startsWith('..') || path.isAbsolute(below))) {
  console.error(
    `error: DOCS_CACHE is "${DOCS_CACHE}", but the cache must be a folder below node_modules/, where the tools find ` +
      'their libraries. Name such a folder, or leave DOCS_CACHE empty to build without a cache.',
  );
  process.exit(1);
}
if (CACHE_FOLDER !== undefined) process.env.DOCS_CACHE = CACHE_FOLDER;

/** Paths whose content decides whether a cached bundle is current. For libraries, npm's list of installed packages. */
const INPUTS = [
  'tools',
  'src',
  'webpack.config.ts',
  'package.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
];

/** Entry points: the command line, and the programs that `tools/support/start-program.ts` starts. */
const ENTRIES = {
  cli: 'tools/cli.ts',
  'search-worker': 'tools/site/search/search-worker.ts',
  'sample-worker': 'tools/authoring/check/samples/sample-worker.ts',
  'webpack-worker': 'tools/app/webpack-worker.ts',
};

/** Libraries that are bundled, with everything they import. The others are loaded from `node_modules/` when needed. */
const BUNDLED = new Set([
  '@tanstack/react-query',
  'commander',
  'dompurify',
  'entities',
  'fastest-levenshtein',
  'feed',
  'gemoji',
  'highlight.js',
  'htmlparser2',
  'image-size',
  'listr2',
  'marked',
  'react',
  'react-dom',
  'react-router-dom',
  'sitemap',
  'tinyglobby',
  'yaml',
  'zod',
]);

/**
 * How much the heap may grow before the next garbage collection. Percent. By default V8 lets the heap grow fourfold,
 * and on a large site most of that memory is garbage.
 */
const HEAP_GROWTH = 70;
v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);

// Newer versions of Node can cache compiled code between runs.
if (CACHE_FOLDER !== undefined) module.enableCompileCache?.(path.join(CACHE_FOLDER, 'compiled'));

// Set this variable before the tools are loaded: `BASE_PATH` in `src/bundle/constants.ts` is made from it.
const site = await readSiteEnvironment(process.argv.slice(2));
Object.assign(process.env, site);

const bundle = await findBundle();
if (bundle) {
  process.env.DOCS_TOOLS = bundle.folder;
  // The tools' output depends on the base, too.
  process.env.DOCS_TOOLS_VERSION = bundle.version + site.DOCS_BASE;
  process.env.DOCS_ROOT = pathToFileURL(path.join(ROOT, '/')).href;
  await import(pathToFileURL(path.join(bundle.folder, 'cli.js')).href);
} else {
  // If the bundle cannot be cached, nothing else can. `Cache` has warned, unless the cache is turned off.
  process.env.DOCS_CACHE = '';
  delete process.env.DOCS_TOOLS;
  delete process.env.DOCS_TOOLS_VERSION;
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
}

/** Returns the bundle of the current sources, from the cache or newly made; undefined if it cannot be cached. */
async function findBundle() {
  for (;;) {
    const version = hashFiles(ROOT, INPUTS);
    const cache = new Cache(CACHE_FOLDER, version);
    const kept = cache.readFolder('tools', []);
    if (kept !== undefined) return { folder: kept, version };
    const files = await bundleTools();
    // Bundle again if the sources changed meanwhile.
    if (hashFiles(ROOT, INPUTS) !== version) continue;
    const folder = cache.writeFolder('tools', [], files);
    return folder === undefined ? undefined : { folder, version };
  }
}

async function bundleTools() {
  const { build, stop } = await import('esbuild');
  // esbuild's process lives for a second; garbage collection would be a third of its work.
  process.env.GOGC = 'off';
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: ROOT,
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
    // The bundled CommonJS libraries need `require`, and the code that `resolveTools` inserts needs `__toPath`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';import{fileURLToPath as __toPath}from'node:url';const require=__createRequire(import.meta.url);",
    },
    plugins: [{ name: 'tools', setup: resolveTools }],
  });
  delete process.env.GOGC;
  await stop();
  return new Map(outputFiles.map((file) => [path.relative(ROOT, file.path), file.contents]));
}

/** esbuild plugin: decides which libraries are bundled, and lets `import.meta` of a source name that source file. */
function resolveTools(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind }) => {
    if (kind === 'entry-point' || name.startsWith('node:')) return undefined;
    const [library] = /^(?:@[^/]*\/)?[^/]*/.exec(name);
    return /[\\/]node_modules[\\/]/.test(importer) || BUNDLED.has(library)
      ? undefined
      : { path: name, external: true };
  });
  build.onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path: file }) => {
    const name = path.relative(ROOT, file).split(path.sep).join('/');
    if (name.startsWith('node_modules/')) return undefined;
    // Resolve the path at run time, because the checkout may have been copied together with the cached bundle.
    const url = `(process.env.DOCS_ROOT+${JSON.stringify(name)})`;
    const folderUrl = `(process.env.DOCS_ROOT+${JSON.stringify(path.posix.dirname(name))})`;
    const contents = readFileSync(file, 'utf8')
      .replaceAll('import.meta.dirname', `__toPath${folderUrl}`)
      .replaceAll('import.meta.url', url);
    return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
  });
}
