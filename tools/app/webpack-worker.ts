/** Runs webpack in a process of its own, beside the content bundler. Sends a `WorkerMessage`. */
import path from 'node:path';
import webpack from 'webpack';
import { createWebpackConfig } from '../../webpack.config';
import type { BuiltApp, WorkerMessage } from '../documents/app-assets';
import { entryFiles } from './entry-files';

const compiler = webpack(createWebpackConfig(path.resolve('dist')));
// The build takes the files from memory: there is no folder to be cleaned up, or to be out of space.
compiler?.hooks.shouldEmit.tap('webpack-worker', () => false);
compiler?.run((error, stats) => {
  const message = report(error, stats);
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
  return { kind: 'built', app: builtApp(stats.compilation) };
}

function builtApp(compilation: webpack.Compilation): BuiltApp {
  const assets = entryFiles(compilation);
  const files = new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]));
  const inlineStyle = files.get(String(assets.styles[0]))?.toString();
  return { assets: { ...assets, inlineStyle }, files };
}
