import path from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { entryFiles } from '../../app/report-build';
import type { AppAssets, BuiltApp } from '../../documents/app-assets';
import { toolsCache } from '../../support/cache';
import { hashFiles } from '../../support/hash-files.mjs';
import { PROJECT_ROOT } from '../../support/project-root';
import { describeCompileErrors } from './compile-problems';
import { FolderWatcher } from './folder-watcher';
import { createDevConfig, HOT_DIR } from './webpack-dev-config';

/** Folder whose changes make webpack build the app again. */
const SOURCES = 'src';

/** Kind of the cache's entries that hold the app as webpack built it for the development server. */
const CACHE_KIND = 'dev-app';

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
 * The reader app, which webpack rebuilds whenever its source changes. webpack-dev-server starts `compiler`. While the
 * source is as an earlier session built it, that build is served, and webpack does nothing.
 */
export class LiveApp {
  readonly compiler: Compiler;
  /** Whether webpack waits for a change. Until then, webpack-dev-server would answer no request. */
  isWaiting = false;
  /** The app of an earlier session, until webpack has built it. */
  #kept: BuiltApp | undefined;
  #last: DevBuild | undefined;
  readonly #first: Promise<DevBuild>;

  /** `onBuilt` is called after every build, `onFault` when webpack cannot go on. */
  constructor(onBuilt: (built: DevBuild) => void, onFault: (error: unknown) => void) {
    const compiler = webpack(createDevConfig());
    if (!compiler) throw new Error('webpack gave no compiler');
    this.compiler = compiler;
    const sources = hashFiles(PROJECT_ROOT, [SOURCES]);
    const kept = toolsCache.read<BuiltApp>(CACHE_KIND, [sources]);
    if (kept) this.#serveKept(kept, onFault);
    let files: BuiltApp['files'] = new Map();
    compiler.hooks.emit.tap('LiveApp', (compilation) => {
      if (!this.#last)
        files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
    });
    let started = performance.now();
    compiler.hooks.compile.tap('LiveApp', () => {
      started = performance.now();
    });
    compiler.hooks.failed.tap('LiveApp', onFault);
    this.#first = new Promise((resolve) => {
      compiler.hooks.done.tap('LiveApp', (stats) => {
        const built = describeBuild(compiler, stats, performance.now() - started);
        const isBuilt = built.problems.length === 0;
        if (isBuilt) this.#kept = undefined;
        if (isBuilt && !this.#last && hashFiles(PROJECT_ROOT, [SOURCES]) === sources)
          toolsCache.write(CACHE_KIND, [sources], { assets: built.assets, files });
        // A failed build writes nothing: the previous build stays in use.
        if (isBuilt || !this.#last || this.#last.problems.length > 0) this.#last = built;
        resolve(built);
        onBuilt(built);
      });
    });
  }

  /** The last successful build, or the last failed one when none has succeeded. Waits for the first build. */
  async built(): Promise<DevBuild> {
    return this.#last ?? this.#first;
  }

  /** A file of an earlier session's app, by its name below the bundle's folder, while that app is in use. */
  keptFile(file: string): Uint8Array | undefined {
    return this.#kept?.files.get(file);
  }

  #serveKept(kept: BuiltApp, onFault: (error: unknown) => void): void {
    this.#kept = kept;
    this.#last = { assets: kept.assets, problems: [], changed: [], milliseconds: 0 };
    this.isWaiting = true;
    const changed = new Promise<void>((resolve) => {
      const watcher = new FolderWatcher(path.join(PROJECT_ROOT, SOURCES), start, onFault);
      function start(): void {
        watcher.close();
        resolve();
      }
    }).then(() => {
      this.isWaiting = false;
    });
    this.compiler.hooks.watchRun.tapPromise('LiveApp', () => changed);
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
