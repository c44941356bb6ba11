/** Runs webpack in a process of its own, beside the content bundler. Argument: output folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { createWebpackConfig } from '../../webpack.config';
import type { WorkerMessage } from './app-assets';
import { entryFiles } from './entry-files';

const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('usage: webpack-worker OUT_DIR');

const compiler = webpack(createWebpackConfig(outDir));
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
  const assets = entryFiles(stats.compilation);
  const inlineStyle = readFileSync(path.join(String(outDir), String(assets.styles[0])), 'utf8');
  return { kind: 'built', assets: { ...assets, inlineStyle } };
}
