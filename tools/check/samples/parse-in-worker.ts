import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Sample, SampleReply } from './sample';

const WORKER = fileURLToPath(new URL('./sample-worker.ts', import.meta.url));

/** Parses samples in a process of its own; the answer has one entry for each. */
export function parseInWorker(samples: readonly Sample[]): Promise<SampleReply> {
  if (samples.length === 0) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, { execArgv: ['--import', 'tsx'] });
    child.on('message', (reply: SampleReply) => resolve(reply));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the sample parser ended with exit code ${code}`)));
    child.send(samples);
  });
}
