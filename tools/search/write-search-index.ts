import { fork } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../cache-folder';
import type { SearchPlan } from './plan-search';

const WORKER = fileURLToPath(new URL('./search-worker.ts', import.meta.url));

/** Where indexes are kept between builds; may be deleted at any time. */
const CACHE_DIR = cacheFolder('search');

/** Indexes kept. */
const CACHE_MAX = 4;

/**
 * Writes the search index of a bundle whose pages are in `assetsDir`, from the cache or in a process
 * of its own. Ends early, with an `AbortError`, when `signal` aborts.
 */
export async function writeSearchIndex(
  assetsDir: string,
  plan: SearchPlan,
  signal: AbortSignal,
  cacheDir = CACHE_DIR,
): Promise<void> {
  const target = path.join(assetsDir, plan.folder);
  const cached = path.join(cacheDir, path.basename(plan.folder));
  if (!(await isFolder(cached))) {
    // Under a name of its own first: a build killed here leaves no half index.
    const temporary = `${cached}.${process.pid}`;
    await mkdir(temporary, { recursive: true });
    try {
      await runWorker(assetsDir, plan, temporary, signal);
      await rename(temporary, cached);
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      // Another build may have been as fast.
      if (!(await isFolder(cached))) throw error;
    }
    await dropOldest(cacheDir);
  }
  await cp(cached, target, { recursive: true });
}

function runWorker(assetsDir: string, plan: SearchPlan, outDir: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [assetsDir, outDir], { execArgv: ['--import', 'tsx'], signal });
    child.send(plan);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the search index was not made: its process ended with ${code}`));
    });
  });
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Names are hashes: the age of a folder is that of its index. */
async function dropOldest(cacheDir: string): Promise<void> {
  const folders = (await readdir(cacheDir)).map((name) => path.join(cacheDir, name));
  const aged = await Promise.all(
    folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })),
  );
  const old = aged.toSorted((a, b) => b.time - a.time).slice(CACHE_MAX);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
