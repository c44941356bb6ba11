/** Thread that writes and compresses files, so that the build goes on meanwhile. Its data: the output folder. */
import { parentPort, workerData } from 'node:worker_threads';
import { JobWriter, type WriteJob } from './write-job';

const writer = new JobWriter(String(workerData));

parentPort?.on('message', (jobs: WriteJob[]) => {
  for (const job of jobs) writer.write(job);
  parentPort?.postMessage(jobs.length);
});
