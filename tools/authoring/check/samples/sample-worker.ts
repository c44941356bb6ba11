/** Parses samples in a process of its own, beside the bundler; mermaid's stand-ins stay in it. Ends when its parent has no more. */
import { parseSamples } from './parse-samples';
import type { SampleRequest } from './sample';

let work: Promise<void> = Promise.resolve();

process.on('message', (samples: SampleRequest) => {
  work = work.then(async () => {
    process.send?.(await parseSamples(samples));
  });
});
