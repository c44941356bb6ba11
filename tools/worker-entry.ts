import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Folder of the bundled tools, named by their content; undefined when they run from their sources. */
export const TOOLS_FOLDER = process.env.DOCS_TOOLS;

/** Starts a program of the tools in a thread: its bundled form, which is there at once, or its source, a `.ts` file. */
export function startThread(source: URL, workerData: unknown): Worker {
  const bundled =
    TOOLS_FOLDER && path.join(TOOLS_FOLDER, `${path.basename(fileURLToPath(source), '.ts')}.js`);
  if (bundled && existsSync(bundled)) return new Worker(bundled, { workerData });
  // Node 20 does not give a thread the loader that reads TypeScript: it has to be asked for there.
  const loader = pathToFileURL(
    createRequire(source)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(code, { eval: true, workerData });
}
