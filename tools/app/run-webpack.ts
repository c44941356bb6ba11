import webpack, { type Configuration } from 'webpack';
import { reportBuild } from './report-build';

/** Runs webpack in this process, which was started for it. Sends an `AppBuildMessage` to the process that started it. */
export function runWebpack(configuration: Configuration): void {
  // Nobody waits any more: the process that started this one has ended, perhaps before this line, or has the message.
  if (!process.connected) return;
  process.once('disconnect', () => process.exit());
  const compiler = webpack(configuration);
  // The caller takes the files from memory: no folder needs cleaning up, and no disk can run out of space.
  compiler?.hooks.shouldEmit.tap('runWebpack', () => false);
  compiler?.run((error, stats) => {
    const message = reportBuild(error, stats);
    compiler.close((closeError) => {
      process.send?.(closeError ? { kind: 'failed', message: String(closeError) } : message, () =>
        process.disconnect(),
      );
    });
  });
}
