/**
 * Starts the command line from a few files instead of a thousand: `tools/` and the libraries it needs are bundled by
 * esbuild, once for each state of them. Without a place to keep the bundle, the sources run by tsx, which is slower.
 */
import { readFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { Cache } from './support/cache.mjs';
import { hashFiles } from './support/hash-files.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** As in `tools/support/caches.ts`. */
const CACHE_FOLDER = (process.env.DOCS_CACHE ?? path.join(ROOT, 'node_modules/.cache/docs')) || undefined;

/** What the bundle is made from. Of libraries, npm's list of what is installed. */
const INPUTS = [
  'tools',
  'src',
  'webpack.config.ts',
  'package.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
];

/** Programs: the command line, and what `tools/support/worker-entry.ts` starts in threads and processes. */
const ENTRIES = {
  cli: 'tools/cli.ts',
  'search-worker': 'tools/site/search/search-worker.ts',
  'sample-worker': 'tools/authoring/check/samples/sample-worker.ts',
  'webpack-worker': 'tools/app/webpack-worker.ts',
};

/** Libraries that are bundled, with what they import. The others are loaded from `node_modules/` when they are needed. */
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
 * Let the heap grow by so much before it is cleaned again. Left alone, V8 lets it grow fourfold: of what a large
 * site then holds in memory, most is garbage. Percent.
 */
const HEAP_GROWTH = 70;
v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);

// Newer Node keeps compiled code between runs.
if (CACHE_FOLDER !== undefined) module.enableCompileCache?.(path.join(CACHE_FOLDER, 'compiled'));

const bundle = await findBundle();
if (bundle) {
  process.env.DOCS_TOOLS = bundle.folder;
  process.env.DOCS_TOOLS_VERSION = bundle.version;
  process.env.DOCS_ROOT = pathToFileURL(path.join(ROOT, '/')).href;
  await import(pathToFileURL(path.join(bundle.folder, 'cli.js')).href);
} else {
  // Nothing else can be kept either; the warning is given already.
  process.env.DOCS_CACHE = '';
  delete process.env.DOCS_TOOLS;
  delete process.env.DOCS_TOOLS_VERSION;
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
}

/** The bundle of the sources as they are, made if it is not kept; undefined when there is no place to keep it. */
async function findBundle() {
  for (;;) {
    const version = hashFiles(ROOT, INPUTS);
    const cache = new Cache(CACHE_FOLDER, version);
    const kept = cache.readFolder('tools', []);
    if (kept !== undefined) return { folder: kept, version };
    const files = await bundleTools();
    // Sources that have changed meanwhile are bundled again.
    if (hashFiles(ROOT, INPUTS) !== version) continue;
    const folder = cache.writeFolder('tools', [], files);
    return folder === undefined ? undefined : { folder, version };
  }
}

async function bundleTools() {
  const { build, stop } = await import('esbuild');
  // Its process lives for a second: to collect its garbage would be a third of its work.
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
    // `require` is for the CommonJS libraries among them.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';import{fileURLToPath as __toPath}from'node:url';const require=__createRequire(import.meta.url);",
    },
    plugins: [{ name: 'tools', setup: resolveTools }],
  });
  delete process.env.GOGC;
  await stop();
  return new Map(outputFiles.map((file) => [path.relative(ROOT, file.path), file.contents]));
}

/** esbuild plugin: which libraries are bundled, and where a source file is when it asks for its own place. */
function resolveTools(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind }) => {
    if (kind === 'entry-point' || name.startsWith('node:')) return undefined;
    const library = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    return /[\\/]node_modules[\\/]/.test(importer) || BUNDLED.has(library)
      ? undefined
      : { path: name, external: true };
  });
  build.onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path: file }) => {
    const name = path.relative(ROOT, file).split(path.sep).join('/');
    if (name.startsWith('node_modules/')) return undefined;
    // Found when it runs: the bundle may have been copied with its checkout.
    const url = `(process.env.DOCS_ROOT+${JSON.stringify(name)})`;
    const folderUrl = `(process.env.DOCS_ROOT+${JSON.stringify(path.posix.dirname(name))})`;
    const contents = readFileSync(file, 'utf8')
      .replaceAll('import.meta.dirname', `__toPath${folderUrl}`)
      .replaceAll('import.meta.filename', `__toPath${url}`)
      .replaceAll('import.meta.url', url);
    return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
  });
}
