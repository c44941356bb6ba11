import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AppAssets, WorkerMessage } from './app-assets';
import { AppBuildError } from './app-build-error';

const WORKER = fileURLToPath(new URL('./webpack-worker.ts', import.meta.url));

/** Builds the reader app into a folder. Ends early, with an `AbortError`, when `signal` aborts. */
export function buildApp(outDir: string, signal: AbortSignal): Promise<AppAssets> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [outDir, 'production'], { execArgv: ['--import', 'tsx'], signal });
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
