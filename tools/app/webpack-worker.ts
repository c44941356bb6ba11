/** Runs webpack in a separate process while the build renders the content. Sends an `AppBuildMessage` to the build. */
import path from 'node:path';
import webpack from 'webpack';
import { createWebpackConfig } from '../../webpack.config';
import { reportBuild } from './report-build';

// The configuration needs an output folder, but nothing is written to it.
const compiler = webpack(createWebpackConfig(path.resolve('dist')));
// The build takes the files from memory: no folder needs cleaning up, and no disk can run out of space.
compiler?.hooks.shouldEmit.tap('webpack-worker', () => false);
compiler?.run((error, stats) => {
  const message = reportBuild(error, stats);
  compiler.close((closeError) => {
    process.send?.(closeError ? { kind: 'failed', message: String(closeError) } : message, () =>
      process.disconnect(),
    );
  });
});
