/** Runs webpack in a process of its own, beside the content bundler. Arguments: output folder, mode. */
import webpack from 'webpack';
import { createWebpackConfig } from '../../webpack.config';
import type { AppAssets, WorkerMessage } from './app-assets';

const [outDir, mode] = process.argv.slice(2);
if (outDir === undefined || (mode !== 'production' && mode !== 'development')) {
  throw new Error('usage: webpack-worker OUT_DIR production|development');
}

const compiler = webpack(createWebpackConfig({ outDir, mode }));
compiler?.run((error, stats) => {
  const message = report(error, stats);
  // The cache is written on close: only then is the work done.
  compiler.close((closeError) => {
    process.send?.(closeError ? { kind: 'failed', message: String(closeError) } : message, () =>
      process.disconnect(),
    );
  });
});

function report(error: Error | null, stats: webpack.Stats | undefined): WorkerMessage {
  if (error || !stats) return { kind: 'failed', message: error?.stack ?? 'webpack gave no result' };
  if (stats.hasErrors())
    return { kind: 'failed', message: stats.toString({ preset: 'errors-only', colors: false }) };
  return { kind: 'built', assets: initialAssets(stats) };
}

function initialAssets(stats: webpack.Stats): AppAssets {
  const filesOf = (entry: string, extension: string): string[] =>
    (stats.compilation.entrypoints.get(entry)?.getFiles() ?? []).filter((file) => file.endsWith(extension));
  return {
    scripts: filesOf('main', '.js'),
    printScripts: filesOf('print', '.js'),
    styles: filesOf('main', '.css'),
  };
}
