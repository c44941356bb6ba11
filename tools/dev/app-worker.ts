/** Builds the app for the development server, again at every change, in a process of its own. Argument: output folder. */
import path from 'node:path';
import webpack from 'webpack';
import type { AppAssets } from '../app/app-assets';
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
    assets: assetsOf(stats),
    problems: describeCompileErrors(errors, ROOT),
    changed: changedFiles(),
    milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
  };
  process.send?.(built);
});

function assetsOf({ compilation }: webpack.Stats): AppAssets {
  const filesOf = (entry: string, extension: string): string[] => {
    const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
    // What replaces modules in an open page is listed too.
    return files.filter((file) => file.endsWith(extension) && !file.startsWith(HOT_DIR));
  };
  return {
    scripts: filesOf('main', '.js'),
    printScripts: filesOf('print', '.js'),
    styles: filesOf('main', '.css'),
  };
}

function changedFiles(): string[] {
  const files = [...(compiler?.modifiedFiles ?? []), ...(compiler?.removedFiles ?? [])];
  // Of a changed file webpack names the folder too.
  return files.filter((file) => path.extname(file) !== '').map((file) => path.relative(ROOT, file));
}

// The server is gone, or has asked to end: nothing is worth being finished.
process.on('disconnect', () => process.exit());
