import { startProcess } from '../../../support/start-program';
import type { CodeToParse, SampleReply } from './sample';

/**
 * Parses samples in a separate process, which `signal` ends. Mermaid's parser changes DOMPurify for its whole process,
 * and the calling process makes the bundle at the same time.
 */
export async function parseInProcess(
  samples: readonly CodeToParse[],
  signal: AbortSignal,
): Promise<SampleReply> {
  if (samples.length === 0) return [];
  const child = startProcess(new URL('./sample-worker.ts', import.meta.url), [], signal);
  child.send(samples);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.on('error', reject);
    child.once('exit', (code) => reject(new Error(`the sample parser ended with exit code ${code}`)));
  });
}
