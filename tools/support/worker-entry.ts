import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Folder of the bundled tools; undefined when they run from their sources. */
const TOOLS_FOLDER = process.env.DOCS_TOOLS;

/** The file of a program of the tools: its bundled form, which is there at once, or its source, a `.ts` file. */
function programFile(source: URL): string {
  const file = fileURLToPath(source);
  const bundled = TOOLS_FOLDER && path.join(TOOLS_FOLDER, `${path.basename(file, '.ts')}.js`);
  return bundled && existsSync(bundled) ? bundled : file;
}

/** Starts a program of the tools in a process of its own, to which messages can be sent, bytes among them; it ends when `signal` aborts. */
export function startProcess(source: URL, args: readonly string[] = [], signal?: AbortSignal): ChildProcess {
  const file = programFile(source);
  return fork(file, args, {
    ...(signal && { signal }),
    serialization: 'advanced',
    execArgv: isSource(file) ? ['--import', 'tsx'] : [],
  });
}

/** Starts a program of the tools in a thread. */
export function startThread(source: URL, workerData: unknown): Worker {
  const file = programFile(source);
  if (!isSource(file)) return new Worker(file, { workerData });
  // Node 20 does not give a thread the loader that reads TypeScript: it has to be asked for there.
  const loader = pathToFileURL(
    createRequire(source)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(code, { eval: true, workerData });
}

function isSource(file: string): boolean {
  return file.endsWith('.ts');
}
