import path from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { AppBuildError, buildApp } from '../../app/build-app';
import { entryFiles } from '../../app/report-build';
import type { AppAssets, BuiltApp } from '../../documents/app-assets';
import { PROJECT_ROOT } from '../../support/project-root';
import { describeCompileErrors } from './compile-problems';
import { FolderWatcher } from './folder-watcher';
import { createDevConfig, HOT_DIR } from './webpack-dev-config';

/** Folder whose changes make webpack build the app again. */
const SOURCES = 'src';

/** One build of the app for the development server. */
export interface DevBuild {
  assets: AppAssets;
  /** Empty when everything compiled. */
  problems: DevProblem[];
  /** Changed source files that caused this build, relative to the project; empty for the first build. */
  changed: string[];
  /** Build time. Milliseconds. */
  milliseconds: number;
}

/**
 * The reader app. Until its source changes, an earlier session's build is served, or that of another process; then
 * webpack rebuilds it in this process after every change. webpack-dev-server starts `compiler`.
 */
export class LiveApp {
  readonly compiler: Compiler;
  /** Whether webpack waits for a change. Until then, webpack-dev-server would answer no request. */
  isWaiting = true;
  /** The app that is served while webpack waits. */
  #kept: BuiltApp | undefined;
  #last: DevBuild | undefined;
  readonly #first: Promise<DevBuild>;

  /** `onBuilt` is called after every build in this process, `onFault` when webpack cannot go on. */
  constructor(onBuilt: (built: DevBuild) => void, onFault: (error: unknown) => void) {
    const compiler = webpack(createDevConfig());
    if (!compiler) throw new Error('webpack gave no compiler');
    this.compiler = compiler;
    let startTime = performance.now();
    compiler.hooks.compile.tap('LiveApp', () => {
      startTime = performance.now();
    });
    compiler.hooks.failed.tap('LiveApp', onFault);
    const built = new Promise<DevBuild>((resolve) => {
      compiler.hooks.done.tap('LiveApp', (stats) => {
        const build = describeBuild(compiler, stats, performance.now() - startTime);
        const isBuilt = build.problems.length === 0;
        if (isBuilt) this.#kept = undefined;
        // A failed build writes nothing: the previous build stays in use.
        if (isBuilt || !this.#last || this.#last.problems.length > 0) this.#last = build;
        resolve(build);
        onBuilt(build);
      });
    });
    let startWebpack = (): void => undefined;
    const started = new Promise<void>((resolve) => {
      startWebpack = () => {
        watcher.close();
        this.isWaiting = false;
        resolve();
      };
    });
    compiler.hooks.watchRun.tapPromise('LiveApp', () => started);
    const watcher = new FolderWatcher(path.join(PROJECT_ROOT, SOURCES), () => startWebpack(), onFault);
    this.#first = this.#buildApart().catch((error: unknown) => {
      // webpack in this process tells where the mistakes are.
      if (error instanceof AppBuildError) startWebpack();
      else onFault(error);
      return built;
    });
  }

  /** The last successful build, or the last failed one when none has succeeded. Waits for the first build. */
  async built(): Promise<DevBuild> {
    return this.#last ?? this.#first;
  }

  /** A file of the app by its name below the bundle's folder, while webpack waits. */
  async keptFile(file: string): Promise<Uint8Array | undefined> {
    await this.built();
    return this.#kept?.files.get(file);
  }

  /** Builds the app in another process, so that both cores work, unless an earlier session has built the same. */
  async #buildApart(): Promise<DevBuild> {
    const app = await buildApp(new AbortController().signal, { program: 'dev-app-worker' });
    // After a change meanwhile, webpack in this process may have been faster.
    if (this.#last) return this.#last;
    this.#kept = app;
    this.#last = { assets: app.assets, problems: [], changed: [], milliseconds: 0 };
    return this.#last;
  }
}

function describeBuild(compiler: Compiler, stats: Stats, milliseconds: number): DevBuild {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
  return {
    // webpack also lists hot update files among an entry's files.
    assets: entryFiles(stats.compilation, HOT_DIR),
    problems: describeCompileErrors(errors, PROJECT_ROOT),
    // webpack also lists the folder of each changed file.
    changed: changed
      .filter((file) => path.extname(file) !== '')
      .map((file) => path.relative(PROJECT_ROOT, file)),
    milliseconds,
  };
}
