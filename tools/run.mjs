/**
 * Starts the command line from one file instead of a thousand: `tools/` and the libraries it needs are bundled
 * by esbuild, once for every state of them, into `node_modules/.cache/tools/<hash>/`. `tsx tools/cli.ts` does
 * the same without; then workers are TypeScript too, and nothing is remembered between builds.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';

const ROOT = path.resolve(import.meta.dirname, '..');
/** As in `tools/cache-folder.ts`. Below `node_modules/`, where libraries that are not bundled are found from. */
const CACHE_ROOT = process.env.DOCS_CACHE ?? path.join(ROOT, 'node_modules/.cache');
const CACHE_DIR = path.join(CACHE_ROOT, 'tools');
/** npm's list of what is installed: libraries that are not bundled count too. */
const LIBRARIES_FILE = 'node_modules/.package-lock.json';
/** What the last bundle was made from. */
const STATE_FILE = path.join(CACHE_DIR, 'state.json');

/** Programs: the command line, and what it starts in threads and processes. `tools/worker-entry.ts` starts them. */
const ENTRIES = {
  cli: 'tools/cli.ts',
  'search-worker': 'tools/search/search-worker.ts',
  'sample-worker': 'tools/check/samples/sample-worker.ts',
  'webpack-worker': 'tools/app/webpack-worker.ts',
  'app-worker': 'tools/dev/app-worker.ts',
  'opaque-module-loader': 'tools/app/opaque-module-loader.ts',
};

/** Libraries that become part of the bundle, with what they import. The others are loaded when they are needed. */
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
  'sirv',
  'sitemap',
  'tinyglobby',
  'yaml',
  'zod',
]);

/** Bundles older than this are of no use to anybody; whoever changes the tools makes dozens a day. Milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Let the heap grow by so much before it is cleaned again. Left alone, V8 lets it grow fourfold: of what a large
 * site then holds in memory, most is garbage. Percent.
 */
const HEAP_GROWTH = 70;
v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);

// Newer Node keeps compiled code between runs.
module.enableCompileCache?.(path.join(CACHE_ROOT, 'compiled'));

const folder = readState() ?? (await bundleTools());
process.env.DOCS_TOOLS = folder;
await import(pathToFileURL(path.join(folder, 'cli.js')).href);

/** Folder of a bundle that is whole and as new as its sources. */
function readState() {
  try {
    const { name, node, inputs, outputs } = JSON.parse(readFileSync(STATE_FILE, 'utf8'));
    const made = path.join(CACHE_DIR, name);
    const isSame =
      node === process.version && Object.entries(inputs).every(([file, stamp]) => stampOf(file) === stamp);
    const isWhole = Object.entries(outputs).every(
      ([file, hash]) => hashOf(readFileSync(path.join(made, file))) === hash,
    );
    return isSame && isWhole ? made : undefined;
  } catch {
    // Missing, cut off, or a source is gone: it is made anew.
    return undefined;
  }
}

async function bundleTools() {
  const { build, stop } = await import('esbuild');
  // Its process lives for a second: to collect its garbage would be a third of its work.
  process.env.GOGC = 'off';
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: CACHE_DIR,
    bundle: true,
    write: false,
    metafile: true,
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
    // For the CommonJS libraries among them.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [{ name: 'tools', setup: resolveTools }],
  });
  delete process.env.GOGC;
  await stop();
  const outputs = Object.fromEntries(
    outputFiles.map((file) => [path.relative(CACHE_DIR, file.path), hashOf(file.contents)]),
  );
  // Everything that is remembered goes by this name: what has a say in a build is in it.
  const node = process.version;
  const facts = [node, readLibraries(), Object.entries(outputs).sort()];
  const name = hashOf(JSON.stringify(facts)).slice(0, 16);
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const inputs = Object.fromEntries(
    [...own, 'tools/run.mjs', LIBRARIES_FILE].map((file) => [file, stampOf(file)]),
  );
  writeFolder(name, outputFiles);
  const temporary = `${STATE_FILE}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ name, node, inputs, outputs }));
  renameSync(temporary, STATE_FILE);
  return path.join(CACHE_DIR, name);
}

/** Under a name of its own first: a run killed here, or another at work, leaves no half bundle. */
function writeFolder(name, files) {
  const folder = path.join(CACHE_DIR, name);
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  for (const file of files)
    writeFileSync(path.join(temporary, path.relative(CACHE_DIR, file.path)), file.contents);
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // One of this name may be damaged, or in use: its files are replaced one by one.
    for (const file of readdirSync(temporary))
      renameSync(path.join(temporary, file), path.join(folder, file));
    rmSync(temporary, { recursive: true });
  }
  for (const old of readdirSync(CACHE_DIR)) {
    const file = path.join(CACHE_DIR, old);
    if (old !== name && Date.now() - statSync(file).mtimeMs > MAX_AGE_MS)
      rmSync(file, { recursive: true, force: true });
  }
}

/** esbuild plugin: which libraries are bundled, and where a source file says that it is. */
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
  build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
    const contents = readFileSync(file, 'utf8')
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      .replaceAll('import.meta.filename', JSON.stringify(file))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
    return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
  });
}

/** Empty where another program than npm has installed them. */
function readLibraries() {
  const file = path.join(ROOT, LIBRARIES_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Changes when the file does. */
function stampOf(file) {
  const found = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : '';
}

function hashOf(data) {
  return createHash('sha256').update(data).digest('hex');
}
