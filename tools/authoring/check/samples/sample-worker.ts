/** Parses samples in its own process, while the bundler runs. The parent process ends it. */
import { parseSamples } from './parse-samples';
import type { CodeToParse } from './sample';

let work: Promise<void> = Promise.resolve();

process.on('message', (samples: CodeToParse[]) => {
  work = work.then(async () => {
    process.send?.(await parseSamples(samples));
  });
});
