import path from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { entryFiles } from '../../app/entry-files';
import type { AppAssets } from '../../documents/app-assets';
import { PROJECT_ROOT } from '../../support/project-root';
import { describeCompileErrors } from './compile-problems';
import { createDevConfig, HOT_DIR } from './webpack-dev-config';

/** One build of the app. */
export interface AppBuilt {
  assets: AppAssets;
  /** Empty when everything compiled. */
  problems: DevProblem[];
  /** Source files that led to this build, below the project; empty the first time. */
  changed: string[];
  /** Time it took. Milliseconds. */
  milliseconds: number;
}

/** The app, which webpack builds again at every change of its source once `compiler` watches. */
export class LiveApp {
  readonly compiler: Compiler;
  #last: AppBuilt | undefined;
  readonly #first: Promise<AppBuilt>;

  /** `onBuilt` is told of every build, `onFault` when webpack cannot go on. */
  constructor(onBuilt: (built: AppBuilt) => void, onFault: (error: Error) => void) {
    const compiler = webpack(createDevConfig());
    if (!compiler) throw new Error('webpack gave no compiler');
    this.compiler = compiler;
    compiler.hooks.failed.tap('LiveApp', onFault);
    this.#first = new Promise((resolve) => {
      compiler.hooks.done.tap('LiveApp', (stats) => {
        const built = describeBuild(compiler, stats);
        // A failed build has written nothing: the one before it still stands.
        if (built.problems.length === 0 || !this.#last || this.#last.problems.length > 0) this.#last = built;
        resolve(built);
        onBuilt(built);
      });
    });
  }

  /** The last build that succeeded; the last of all when none has. Waits for the first. */
  async built(): Promise<AppBuilt> {
    return this.#last ?? this.#first;
  }
}

function describeBuild(compiler: Compiler, stats: Stats): AppBuilt {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
  return {
    // Among an entry's files webpack also lists what replaces modules in an open page.
    assets: entryFiles(stats.compilation, HOT_DIR),
    problems: describeCompileErrors(errors, PROJECT_ROOT),
    // Beside a changed file webpack names its folder.
    changed: changed
      .filter((file) => path.extname(file) !== '')
      .map((file) => path.relative(PROJECT_ROOT, file)),
    milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
  };
}
