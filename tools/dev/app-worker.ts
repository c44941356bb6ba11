/** Builds the app for the development server, again at every change, in a process of its own. Argument: output folder. */
import path from 'node:path';
import webpack from 'webpack';
import { entryFiles } from '../app/entry-files';
import type { AppBuilt } from './app-messages';
import { describeCompileErrors } from './compile-problems';
import { createDevConfig, HOT_DIR } from './webpack-dev-config';

const ROOT = path.resolve(import.meta.dirname, '../..');
const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('usage: app-worker OUT_DIR');

const compiler = webpack(createDevConfig(outDir));
if (!compiler) throw new Error('webpack gave no compiler');

compiler.watch(compiler.options.watchOptions, (error, stats) => {
  // Without a result there is nothing to go on with: the configuration is wrong.
  if (error || !stats) throw error ?? new Error('webpack gave no result');
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  const built: AppBuilt = {
    hash: stats.hash ?? '',
    // What replaces modules in an open page is listed too.
    assets: entryFiles(stats.compilation, HOT_DIR),
    problems: describeCompileErrors(errors, ROOT),
    changed: changedFiles(),
    milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
  };
  process.send?.(built);
});

function changedFiles(): string[] {
  const files = [...(compiler?.modifiedFiles ?? []), ...(compiler?.removedFiles ?? [])];
  // Of a changed file webpack names the folder too.
  return files.filter((file) => path.extname(file) !== '').map((file) => path.relative(ROOT, file));
}

// The server is gone, or has asked to end: nothing is worth being finished.
process.on('disconnect', () => process.exit());
