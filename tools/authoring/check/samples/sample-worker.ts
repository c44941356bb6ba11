/** Thread that parses the samples in `workerData`, while the bundler runs. Posts the faults. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseSamples } from './parse-samples';

parentPort?.postMessage(await parseSamples(workerData));
