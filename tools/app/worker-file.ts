import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BASE_PATH } from '../../src/bundle/constants';
import { assetUrl, withBase } from '../../src/bundle/paths';
import type { SiteIndex } from '../../src/bundle/records';
import { OFFLINE_PATH, SHELL_FILE, WORKER_FILE, type WorkerSite } from '../../src/bundle/worker-contract';
import { type BuiltApp, WORKER_ASSET } from '../documents/app-assets';
import { contentHash } from '../support/hash';
import type { OutputFile } from '../support/output-file';
import { PROJECT_ROOT } from '../support/project-root';

const RETIRED_WORKER = path.join(PROJECT_ROOT, 'tools/app/retired-worker.js');

/** Files that the service worker precaches and webpack does not make, by their names below the base. */
const SHELL_FILES = [SHELL_FILE, OFFLINE_PATH, 'favicon.svg'];

/**
 * The service worker's file: webpack's script, preceded by data that is known only at the end of a build
 * (`WorkerSite`). For a site without offline reading, a worker that deletes the caches and unregisters itself. `pathOf`
 * returns the path of a file from its name below the host's root.
 */
export async function workerFile(
  pathOf: (file: string) => string,
  app: Pick<BuiltApp, 'files'>,
  site: SiteIndex,
): Promise<OutputFile> {
  const file = path.posix.join(BASE_PATH.slice(1), WORKER_FILE);
  // If this file were missing, browsers would keep the worker they have.
  if (site.offline === undefined) return { file, copyOf: RETIRED_WORKER };
  const shell = SHELL_FILES.map(async (name) => ({
    url: withBase(name),
    revision: contentHash(await readFile(pathOf(path.posix.join(BASE_PATH.slice(1), name)))),
  }));
  const worker = app.files.get(WORKER_ASSET);
  if (!worker) throw new Error(`webpack did not make ${WORKER_ASSET}`);
  const facts: WorkerSite = {
    buildId: site.buildId,
    // The name of the offline catalogue contains a hash of its content; the other names do not.
    shell: [{ url: assetUrl(site.offline), revision: null }, ...(await Promise.all(shell))],
    sections: site.sections.map(({ name, parts }) => ({ name, parts })),
  };
  return { file, data: `self.__SITE=${JSON.stringify(facts)};\n${Buffer.from(worker).toString()}` };
}
