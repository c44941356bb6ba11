import { BASE_PATH, UPDATE_CHECK_MIN_MS } from '../bundle/constants';
import { withBase } from '../bundle/paths';
import { type LoadedFile, WORKER_FILE, type WorkerDescription } from '../bundle/worker-contract';
import { askWorker } from '../data/ask-worker';

/** What becomes of the service worker. */
export type WorkerEvent =
  /** It serves this site from now on. */
  | { kind: 'ready' }
  /** It was installed for the first time: the shell is there without a network. */
  | { kind: 'cached' }
  /** A new version of the site has been fetched and waits. `refresh` brings it, with a reload of this tab. */
  | { kind: 'updated'; refresh: () => Promise<void> }
  /** It could not be registered for want of a network. */
  | { kind: 'offline' }
  | { kind: 'error'; error: unknown };

type OnEvent = (event: WorkerEvent) => void;

function isDescription(value: unknown): value is WorkerDescription {
  return (
    typeof value === 'object' &&
    value !== null &&
    'buildId' in value &&
    'assets' in value &&
    Array.isArray(value.assets)
  );
}

/** Scripts and styles of every page, also those that stand in it; those that came later carry webpack's mark. */
const SHELL_SELECTOR = 'script[src][defer], link[rel="stylesheet"]:not([data-webpack]), style[data-href]';

/** Address of a script or a style. */
function addressOf(element: Element): string {
  const names = ['src', 'href', 'data-href'];
  return names.map((name) => element.getAttribute(name)).find((value) => value !== null) ?? '';
}

/** Whether this document was served by the version that waits: then there is nothing new in it for the reader. */
async function isOfThisDocument(worker: ServiceWorker): Promise<boolean> {
  const version = await askWorker(worker, { type: 'describe' });
  if (!isDescription(version) || version.buildId !== document.documentElement.dataset.build) return false;
  const own = [...document.querySelectorAll(SHELL_SELECTOR)];
  return own.every((element) => version.assets.includes(addressOf(element)));
}

/** Offers a version that waits, or lets it take over where the reader has it on screen already. */
async function offerWaiting(registration: ServiceWorkerRegistration, onEvent: OnEvent): Promise<void> {
  const { waiting } = registration;
  if (!waiting) return;
  if (await isOfThisDocument(waiting)) {
    await askWorker(waiting, { type: 'skip-waiting' });
    return;
  }
  const refresh = async (): Promise<void> => {
    // Another tab may have brought it already: then only this document is old.
    if (registration.waiting) await askWorker(registration.waiting, { type: 'skip-waiting' });
    window.location.reload();
  };
  onEvent({ kind: 'updated', refresh });
}

/**
 * Follows every version that is found, not only the next one: Workbox's own client (7.4) stops at the first
 * that comes while the page is open.
 */
function watchVersions(registration: ServiceWorkerRegistration, onEvent: OnEvent): void {
  const offer = (): void => {
    offerWaiting(registration, onEvent).catch((error: unknown) => onEvent({ kind: 'error', error }));
  };
  const follow = (): void => {
    const { installing } = registration;
    const isFirst = registration.active === null;
    installing?.addEventListener('statechange', () => {
      if (installing.state !== 'installed') return;
      if (isFirst) onEvent({ kind: 'cached' });
      else offer();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
}

/** Looks for a new version whenever the reader comes back to the tab; the browser itself looks at every full load. */
function watchReader(registration: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < UPDATE_CHECK_MIN_MS) return;
    last = performance.now();
    // Without a network there is nothing new; the next time will do.
    registration.update().catch((error: unknown) => console.debug('update of the service worker:', error));
  });
}

/** Registers the worker and tells of everything that becomes of it. `loaded` are the files to keep once it runs. */
export async function registerWorker(onEvent: OnEvent, loaded: () => LoadedFile[]): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(withBase(WORKER_FILE), {
      scope: BASE_PATH,
      updateViaCache: 'none',
    });
    watchVersions(registration, onEvent);
    watchReader(registration);
  } catch (error) {
    onEvent(navigator.onLine === false ? { kind: 'offline' } : { kind: 'error', error });
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  onEvent({ kind: 'ready' });
  active?.postMessage({ type: 'keep', files: loaded() });
}
