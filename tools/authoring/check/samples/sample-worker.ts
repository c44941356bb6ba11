/** Parses samples in its own process, while the bundler runs. The parent process ends it. */
import { parseSamples } from './parse-samples';
import type { CodeToParse } from './sample';

process.on('message', async (samples: CodeToParse[]) => {
  process.send?.(await parseSamples(samples));
});
