import type { PrecacheEntry } from 'workbox-precaching';
import type { WorkerSite } from '../bundle/worker-contract';

/** The worker's global scope, with what the build writes into it. */
export interface WorkerScope extends ServiceWorkerGlobalScope {
  /** Scripts and styles of the shell; put in by the build, with Workbox’s `InjectManifest`. */
  __WB_MANIFEST: (PrecacheEntry | string)[];
  /** Put in front of the script by `tools/app/worker-file.ts`, when the pages are there. */
  __SITE: WorkerSite;
}
