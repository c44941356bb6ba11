import type { PrecacheEntry } from 'workbox-precaching';
import type { WorkerSite } from '../bundle/worker-contract';

/** The worker's global scope, with what the build writes into it. */
export interface WorkerScope extends ServiceWorkerGlobalScope {
  /** Scripts and styles of the shell; inserted by the build with Workbox’s `InjectManifest`. */
  __WB_MANIFEST: (PrecacheEntry | string)[];
  /** Prepended to the script by `tools/app/worker-file.ts` once the pages are built. */
  __SITE: WorkerSite;
}
