import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { cacheFolder } from '../cache-folder';
import { errorCodeOf } from '../error-code';
import { filesBelow } from '../files-below';
import type { AppAssets } from './app-assets';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where built apps are kept; may be deleted at any time. */
const CACHE_DIR = cacheFolder('app');

/** What webpack's output depends on: sources, configuration, libraries, and how they are put together. */
const INPUTS = [
  'src',
  'tools/app',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'node_modules/.package-lock.json',
];

/** Apps kept: going back and forth between two states of the sources is common, more is not. */
const MAX_KEPT = 4;

/** No build takes longer. Milliseconds. */
const KILLED_AGE_MS = 60 * 60 * 1000;

/** In each kept app: what it is made of. */
const LIST_FILE = 'app.json';

const listSchema = z.object({
  assets: z.object({
    scripts: z.array(z.string()),
    printScripts: z.array(z.string()),
    styles: z.array(z.string()),
    inlineStyle: z.string().optional(),
  }),
  /** Hash of each file. */
  files: z.record(z.string(), z.string()),
});

/** An app on disk. */
export interface KeptApp {
  folder: string;
  assets: AppAssets;
  /** Names of its files below `folder`, with `/`, sorted. */
  files: string[];
}

/** Names the state of everything the app is built from. */
export function hashAppInputs(root = ROOT): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of INPUTS) {
    for (const file of filesOf(root, input))
      hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The app of this name as it was built; undefined when there is none, or when it is damaged. */
export function findApp(name: string, cacheDir = CACHE_DIR): KeptApp | undefined {
  const folder = path.join(cacheDir, name);
  try {
    const { assets, files } = listSchema.parse(
      JSON.parse(readFileSync(path.join(folder, LIST_FILE), 'utf8')),
    );
    const isWhole = Object.entries(files).every(([file, hash]) => hashOf(path.join(folder, file)) === hash);
    return isWhole ? { folder, assets, files: Object.keys(files) } : undefined;
  } catch {
    // Missing or damaged: both mean that it has to be built.
    return undefined;
  }
}

/** Builds an app in a folder of its own and keeps it under its name, once it is whole. */
export async function makeApp(
  name: string,
  build: (folder: string) => Promise<AppAssets>,
  cacheDir = CACHE_DIR,
): Promise<KeptApp> {
  const folder = path.join(cacheDir, name);
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  try {
    const assets = await build(temporary);
    const names = filesBelow(temporary);
    const files = Object.fromEntries(names.map((file) => [file, hashOf(path.join(temporary, file))]));
    writeFileSync(path.join(temporary, LIST_FILE), JSON.stringify({ assets, files }));
    // One that is there is damaged, or was made meanwhile by another build, which is reading it.
    if (!findApp(name, cacheDir)) rmSync(folder, { recursive: true, force: true });
    return { folder: takePlace(temporary, folder), assets, files: names };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    dropOldest(cacheDir);
  }
}

function dropOldest(cacheDir: string): void {
  const folders = readdirSync(cacheDir).map((name) => path.join(cacheDir, name));
  const timeOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // A name with a dot is that of a build at work, or of one that was killed.
  const isBeingMade = (folder: string) => path.basename(folder).includes('.');
  const done = folders.filter((folder) => !isBeingMade(folder)).toSorted((a, b) => timeOf(b) - timeOf(a));
  const killed = folders.filter(
    (folder) => isBeingMade(folder) && Date.now() - timeOf(folder) > KILLED_AGE_MS,
  );
  for (const folder of [...done.slice(MAX_KEPT), ...killed]) rmSync(folder, { recursive: true, force: true });
}

/** Why a folder cannot be renamed where another is: on Linux, macOS and Windows. */
const IS_TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Gives a folder its final name, unless there is a folder of that name. The same app is in both. */
function takePlace(temporary: string, folder: string): string {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!IS_TAKEN.has(errorCodeOf(error) ?? '')) throw error;
  }
  return folder;
}

/** Names of the files an input is: itself, or all that are below it, sorted; none when it does not exist. */
function filesOf(root: string, input: string): string[] {
  const place = path.join(root, input);
  const found = statSync(place, { throwIfNoEntry: false });
  if (found?.isFile()) return [input];
  return filesBelow(place).map((file) => path.posix.join(input, file));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
