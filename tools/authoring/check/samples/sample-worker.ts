/** Parses samples in a separate process, while the bundler runs. The parent process ends this one. */
import { parseSamples } from './parse-samples';
import type { CodeToParse } from './sample';

process.on('message', async (samples: CodeToParse[]) => {
  process.send?.(await parseSamples(samples));
});
