import { startProcess } from '../worker-entry';
import type { AppAssets, WorkerMessage } from './app-assets';
import { AppBuildError } from './app-build-error';
import { findApp, hashAppInputs, type KeptApp, makeApp } from './app-cache';

const WORKER = new URL('./webpack-worker.ts', import.meta.url);

/** The reader app: as it was built last, where nothing it is made from has changed. Ends early, with an `AbortError`, when `signal` aborts. */
export async function buildApp(signal: AbortSignal): Promise<KeptApp> {
  const name = hashAppInputs();
  return findApp(name) ?? makeApp(name, (folder) => runWebpack(folder, signal));
}

function runWebpack(outDir: string, signal: AbortSignal): Promise<AppAssets> {
  return new Promise((resolve, reject) => {
    const child = startProcess(WORKER, [outDir], signal);
    child.on('message', (message: WorkerMessage) => {
      if (message.kind === 'built') resolve(message.assets);
      else reject(new AppBuildError(message.message));
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new AppBuildError(`webpack ended with exit code ${code} and no result`)),
    );
  });
}
