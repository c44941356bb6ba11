import { BASE_PATH } from '../../src/bundle/constants';
import type { AppBuildMessage, BuiltApp } from '../documents/app-assets';
import { plainCache } from '../support/cache';
import { hashFiles } from '../support/hash-files.mjs';
import { PROJECT_ROOT } from '../support/project-root';
import { startProcess } from '../support/start-program';

/** Make V8 optimise less: by default, it spends a fifth of a build on code that runs for only a few seconds. */
const SHORT_RUN = ['--interrupt-budget=400000', '--always-sparkplug'];

/** Paths whose content decides webpack's output: sources, configuration, libraries, and the code that runs webpack. */
const INPUTS = [
  'src',
  'tools/app',
  'tools/documents/app-assets.ts',
  'tools/serve/dev/webpack-dev-config.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'node_modules/.package-lock.json',
];

/** The app could not be built, usually because its source does not compile. The message is webpack's if it gave one. */
export class AppBuildError extends Error {
  override readonly name = 'AppBuildError';
}

/** Programs that build the app with webpack, each with the kind of the cache's entries that hold what it built. */
const CACHE_KINDS = { 'webpack-worker': 'app', 'dev-app-worker': 'dev-app' } as const;

type Program = keyof typeof CACHE_KINDS;

/**
 * Returns the reader app: the cached one if it was built from the same sources, else a new one, which `program` builds
 * in a process of its own. Rejects with an `AppBuildError`, or with an `AbortError` when `signal` aborts.
 */
export async function buildApp(
  signal: AbortSignal,
  { program = 'webpack-worker' as Program, build = runWebpack, cache = plainCache, root = PROJECT_ROOT } = {},
): Promise<BuiltApp> {
  const sources = hashFiles(root, INPUTS);
  const key = [sources, BASE_PATH];
  const cached = cache.read<BuiltApp>(CACHE_KINDS[program], key);
  if (cached) return cached;
  const app = await build(signal, program);
  // Do not cache the app if the sources changed during the build: it may mix both versions.
  if (hashFiles(root, INPUTS) === sources) cache.write(CACHE_KINDS[program], key, app);
  return app;
}

function runWebpack(signal: AbortSignal, program: Program): Promise<BuiltApp> {
  return new Promise((resolve, reject) => {
    const child = startProcess(program, SHORT_RUN, signal);
    child.on('message', (message: AppBuildMessage) => {
      if (message.kind === 'built') resolve(message.app);
      else reject(new AppBuildError(message.message));
    });
    child.on('error', reject);
    child.on('exit', (code, killedBy) => {
      const end = code === null ? `signal ${killedBy}` : `exit code ${code}`;
      reject(new AppBuildError(`webpack ended with ${end} and no result`));
    });
  });
}
