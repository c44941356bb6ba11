import path from 'node:path';
import webpack, { type Compiler, type Stats } from 'webpack';
import type { DevProblem } from '../../../src/bundle/dev-messages';
import { entryFiles } from '../../app/report-build';
import type { AppAssets } from '../../documents/app-assets';
import { PROJECT_ROOT } from '../../support/project-root';
import { describeCompileErrors } from './compile-problems';
import { createDevConfig, HOT_DIR } from './webpack-dev-config';

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

/** The reader app. webpack-dev-server starts `compiler`, which then rebuilds the app whenever its source changes. */
export class LiveApp {
  readonly compiler: Compiler;
  #last: DevBuild | undefined;
  readonly #first: Promise<DevBuild>;

  /** `onBuilt` is called after every build, `onFault` when webpack cannot go on. */
  constructor(onBuilt: (built: DevBuild) => void, onFault: (error: Error) => void) {
    const compiler = webpack(createDevConfig());
    if (!compiler) throw new Error('webpack gave no compiler');
    this.compiler = compiler;
    compiler.hooks.failed.tap('LiveApp', onFault);
    this.#first = new Promise((resolve) => {
      compiler.hooks.done.tap('LiveApp', (stats) => {
        const built = describeBuild(compiler, stats);
        // A failed build writes nothing: the previous build stays in use.
        if (built.problems.length === 0 || !this.#last || this.#last.problems.length > 0) this.#last = built;
        resolve(built);
        onBuilt(built);
      });
    });
  }

  /** The last successful build, or the last failed one when none has succeeded. Waits for the first build. */
  async built(): Promise<DevBuild> {
    return this.#last ?? this.#first;
  }
}

function describeBuild(compiler: Compiler, stats: Stats): DevBuild {
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
    milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
  };
}
