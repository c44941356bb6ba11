/** Parses samples in a process of its own, beside the bundler; mermaid's stand-ins stay in it. */
import { parseSamples } from './parse-samples';
import type { SampleRequest } from './sample';

process.once('message', async (samples: SampleRequest) => {
  const reply = await parseSamples(samples);
  process.send?.(reply, () => process.disconnect());
});
