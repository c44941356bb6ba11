import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** File of one of the `PROGRAMS` in `tools/bundle.mjs`. */
function programFile(name: string): string {
  const { DOCS_TOOLS } = process.env;
  if (DOCS_TOOLS === undefined) throw new Error(`${name} can only be started by the bundled tools`);
  return path.join(DOCS_TOOLS, `${name}.js`);
}

/**
 * Starts one of the tools' programs in its own process; `signal` ends it. `nodeArgs`: options of Node. Messages may
 * contain binary data.
 */
export function startProcess(name: string, nodeArgs: readonly string[], signal: AbortSignal): ChildProcess {
  return fork(programFile(name), { signal, serialization: 'advanced', execArgv: [...nodeArgs] });
}

/** Starts one of the tools' programs in a thread. */
export function startThread(name: string, workerData: unknown): Worker {
  return new Worker(programFile(name), { workerData });
}
