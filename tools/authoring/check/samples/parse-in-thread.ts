import { once } from 'node:events';
import { startThread } from '../../../support/start-program';
import type { CodeToParse, SampleReply } from './sample';

/** Parses samples in a thread: mermaid's parser changes DOMPurify for its whole thread, and the bundler runs in this. */
export async function parseInThread(samples: readonly CodeToParse[]): Promise<SampleReply> {
  if (samples.length === 0) return [];
  const [reply] = await once(startThread(new URL('./sample-worker.ts', import.meta.url), samples), 'message');
  return reply;
}
