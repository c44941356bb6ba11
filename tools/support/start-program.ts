import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Folder of the bundled tools; undefined when the tools run from their sources. */
const TOOLS_FOLDER = process.env.DOCS_TOOLS;

/** File of one of the tools' programs: its bundle, which starts without delay, or else its source, a `.ts` file. */
function programFile(source: URL): string {
  const file = fileURLToPath(source);
  return TOOLS_FOLDER ? path.join(TOOLS_FOLDER, `${path.basename(file, '.ts')}.js`) : file;
}

/** Starts one of the tools' programs in its own process; `signal` ends it. Messages may contain binary data. */
export function startProcess(source: URL, args: readonly string[] = [], signal?: AbortSignal): ChildProcess {
  return fork(programFile(source), args, {
    ...(signal && { signal }),
    serialization: 'advanced',
    execArgv: TOOLS_FOLDER ? [] : ['--import', 'tsx'],
  });
}

/** Starts one of the tools' programs in a thread. */
export function startThread(source: URL, workerData: unknown): Worker {
  if (TOOLS_FOLDER) return new Worker(programFile(source), { workerData });
  // Node 20 does not pass the TypeScript loader on to threads: it has to be registered in the thread.
  const loader = pathToFileURL(
    createRequire(source)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(code, { eval: true, workerData });
}
