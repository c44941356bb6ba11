// @ts-check
/** Makes JavaScript of the TypeScript in this repository, for Node versions that cannot run it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashFiles } from './support/hash-files.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Folder of the bundles. Node looks for libraries in the folders above a file: a bundle in here finds them. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/docs/tools');

/** Paths whose content decides whether a bundle is current. For libraries, npm's list of installed packages. */
const INPUTS = [
  'tools',
  'src',
  'webpack.config.ts',
  'package.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
];

/** Entry points: the command line, and the programs that `tools/support/start-program.ts` starts. */
const PROGRAMS = {
  cli: 'tools/main.ts',
  'search-worker': 'tools/site/search/search-worker.ts',
  'sample-worker': 'tools/authoring/check/samples/sample-worker.ts',
  'webpack-worker': 'tools/app/webpack-worker.ts',
  'dev-app-worker': 'tools/serve/dev/dev-app-worker.ts',
};

/** Libraries that are bundled, with everything they import. The others are loaded from `node_modules/` when needed. */
const BUNDLED = new Set([
  '@tanstack/react-query',
  'commander',
  'dompurify',
  'entities',
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
 * The folder with the bundled tools, made unless there is one of the current sources; `version` is the hash of these.
 * It is kept because bundling takes as long as a third of a build after an edit, and so does loading the sources and
 * the libraries file by file. If a source has a mistake, this ends the process.
 * @returns {Promise<{ folder: string, version: string }>}
 */
export async function bundleTools() {
  const version = hashFiles(ROOT, INPUTS);
  const folder = path.join(FOLDER, version);
  if (existsSync(folder)) return { folder: touch(folder), version };
  const made = makeFolder();
  // In a process of its own: rolldown's memory, a few hundred megabytes, would stay with the command to its end.
  const call = `import { bundle } from ${JSON.stringify(import.meta.url)};
    await bundle(${JSON.stringify(PROGRAMS)}, ${JSON.stringify(made)}).catch(({ message }) => {
      console.error(message);
      process.exit(1);
    });`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', call], {
    stdio: 'inherit',
  });
  // rolldown has named the file and the line.
  if (status !== 0) {
    rmSync(made, { recursive: true, force: true });
    process.exit(1);
  }
  // Bundle again if the sources changed meanwhile.
  if (hashFiles(ROOT, INPUTS) !== version) return bundleTools();
  if (path.dirname(made) === FOLDER && !existsSync(folder)) renameSync(made, folder);
  return { folder: existsSync(folder) ? folder : made, version };
}

/**
 * Bundles programs of this repository, each with the parts they share, into a folder.
 * @param {Record<string, string>} programs name → file, relative to the root
 * @param {string} folder
 */
export async function bundle(programs, folder) {
  const { build } = await import('rolldown');
  await build({
    cwd: ROOT,
    input: programs,
    platform: 'node',
    logLevel: 'silent',
    external: isExternal,
    // Styles mean nothing to a program; webpack takes them for the app.
    plugins: [
      {
        name: 'styles',
        load: {
          filter: { id: /\.css(?:\?text)?$/ },
          handler: () => ({ code: 'export default ""', moduleType: 'js' }),
        },
      },
    ],
    output: { dir: folder, format: 'esm' },
  });
}

/** @type {(name: string, importer: string | undefined) => boolean} */
function isExternal(name, importer) {
  if (importer === undefined || /^[./\0]|^[a-zA-Z]:/.test(name)) return false;
  const [library = ''] = /^(?:@[^/]*\/)?[^/]*/.exec(name) ?? [];
  return name.startsWith('node:') || !(/[\\/]node_modules[\\/]/.test(importer) || BUNDLED.has(library));
}

/**
 * A new folder for a bundle. If none can be made in the cache, it is a temporary one, from which a link leads to the
 * libraries, and which is deleted when the process ends.
 */
export function makeFolder() {
  try {
    mkdirSync(FOLDER, { recursive: true });
    return mkdtempSync(path.join(FOLDER, 'new-'));
  } catch (error) {
    console.warn(`warning  the tools cannot be cached, so each command starts more slowly: ${error}`);
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-tools-'));
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
}

/**
 * Marks a folder as used now, so that the cache keeps it.
 * @param {string} folder
 */
function touch(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A cache on a read-only disk is still usable.
  }
  return folder;
}
