import { once } from 'node:events';
import { startThread } from '../../../support/start-program';
import type { parseSamples } from './parse-samples';
import type { CodeToParse } from './sample';

/** Parses samples in a thread of their own, because mermaid's parser changes DOMPurify for all code of its thread. */
export async function parseInThread(samples: readonly CodeToParse[]): ReturnType<typeof parseSamples> {
  if (samples.length === 0) return [];
  const worker = startThread('sample-worker', samples);
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`the sample parser ended with exit code ${code}`);
  });
  const [faults] = await Promise.race([once(worker, 'message'), ended]);
  return faults;
}
