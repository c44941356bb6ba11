import { WORKER_ANSWER_MAX_MS } from '../bundle/constants';
import type { WorkerMessage } from '../bundle/worker-contract';

/** Sends a message to a service worker; resolves with its answer, or undefined when none comes. */
export function askWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: unknown): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(undefined), WORKER_ANSWER_MAX_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => finish(data);
    worker.postMessage(message, [port2]);
  });
}
