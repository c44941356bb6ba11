import type { AppBuildMessage, BuiltApp } from '../documents/app-assets';
import { startProcess } from '../support/worker-entry';
import { AppBuildError } from './app-build-error';
import { keptApp } from './app-cache';

const WORKER = new URL('./webpack-worker.ts', import.meta.url);

/** Returns the reader app, from the cache or newly built. Rejects with an `AbortError` when `signal` aborts. */
export function buildApp(signal: AbortSignal): Promise<BuiltApp> {
  return keptApp(() => runWebpack(signal));
}

function runWebpack(signal: AbortSignal): Promise<BuiltApp> {
  return new Promise((resolve, reject) => {
    const child = startProcess(WORKER, [], signal);
    child.on('message', (message: AppBuildMessage) => {
      if (message.kind === 'built') resolve(message.app);
      else reject(new AppBuildError(message.message));
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new AppBuildError(`webpack ended with exit code ${code} and no result`)),
    );
  });
}
