import { BASE_PATH, MIN_UPDATE_CHECK_MS, TAKE_OVER_PATIENCE_MS } from '../../bundle/constants';
import { withBase } from '../../bundle/paths';
import {
  CACHES,
  type LoadedFile,
  WORKER_FILE,
  type WorkerDescription,
  type WorkerMessage,
} from '../../bundle/worker-contract';

/** Events in the life of the service worker. */
export type WorkerEvent =
  /** The worker is active and serves this site from now on. */
  | { kind: 'ready' }
  /** The worker was installed for the first time: the app's own files are available without a network. */
  | { kind: 'cached' }
  /** A new version of the site has been fetched and waits. `refresh` activates it and reloads this tab. */
  | { kind: 'updated'; refresh: () => Promise<void> }
  /** Registration failed because there was no network. */
  | { kind: 'offline' }
  | { kind: 'error'; error: unknown };

type OnEvent = (event: WorkerEvent) => void;

/** Scripts and styles that every page loads; without those webpack added later (`data-webpack`). */
const SHELL_SELECTOR = 'script[src][defer], link[rel="stylesheet"]:not([data-webpack])';

/** Address of a script or a style. */
function addressOf(element: Element): string {
  return element.getAttribute('src') ?? element.getAttribute('href') ?? '';
}

function send(worker: ServiceWorker, message: WorkerMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Asks a worker for its version, which an older one may answer otherwise. No timeout: a busy device may answer late. */
function askVersion(worker: ServiceWorker): Promise<Partial<WorkerDescription> | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Partial<WorkerDescription> | null>) => {
      port1.close();
      resolve(data);
    };
    send(worker, { type: 'describe' }, [port2]);
  });
}

/** Whether this document belongs to the given version, so that the version has nothing new for the reader. */
function isOfThisDocument(version: Partial<WorkerDescription> | null): boolean {
  const { buildId, assets } = version ?? {};
  if (!assets || buildId !== document.documentElement.dataset.build) return false;
  const own = [...document.querySelectorAll(SHELL_SELECTOR)];
  return own.every((element) => assets.includes(addressOf(element)));
}

/**
 * Calls `act` once a worker is activated. While it activates, it deletes files that no current section index names, and
 * may not see an index that is stored meanwhile. Until then, the page's requests do not pass through it.
 */
function whenActivated(worker: ServiceWorker, act: () => void): void {
  if (worker.state === 'activated') {
    act();
    return;
  }
  const check = (): void => {
    if (worker.state === 'activating') return;
    worker.removeEventListener('statechange', check);
    if (worker.state === 'activated') act();
  };
  worker.addEventListener('statechange', check);
}

/**
 * Lets a waiting worker take over. Resolves to whether it does, and after `TAKE_OVER_PATIENCE_MS` to false. The timeout
 * is harmless: pages come from the server first, whichever worker serves them.
 */
function takeOver(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), TAKE_OVER_PATIENCE_MS);
    send(worker, { type: 'skip-waiting' });
  });
}

/**
 * Reloads the page once more if the worker takes over during the reload: Chromium (156) may stop the previous worker
 * while it handles the request of the reload, which is then never answered.
 */
function reloadWhenActivated(worker: ServiceWorker): void {
  whenActivated(worker, () => window.location.reload());
}

/**
 * Returns a function that offers the version of a waiting worker to the reader, or lets the worker take over if this
 * version is already on screen. Repeated calls for a worker are handled once, after the worker has reported its
 * version.
 */
function createOffer(
  registration: ServiceWorkerRegistration,
  onEvent: OnEvent,
): (worker: ServiceWorker | null) => void {
  let handled: ServiceWorker | undefined;
  const refresh = async (): Promise<void> => {
    // Another tab may have activated it already: then only this document is outdated.
    const { waiting } = registration;
    const isTakenOver = !waiting || (await takeOver(waiting));
    // The previous worker may still handle the reload, and on a slow network would answer with an old copy.
    await caches.delete(CACHES.pages);
    window.location.reload();
    if (!isTakenOver) reloadWhenActivated(waiting);
  };
  return (worker) => {
    if (!worker || worker === handled) return;
    void askVersion(worker).then((version) => {
      // Meanwhile the worker may have been handled, or replaced by a newer one.
      if (worker === handled || worker.state === 'redundant') return;
      handled = worker;
      if (!isOfThisDocument(version)) onEvent({ kind: 'updated', refresh });
      // Another tab may have activated it already.
      else if (worker.state === 'installed') send(worker, { type: 'skip-waiting' });
    });
  };
}

/**
 * Follows every new version, not only the first: Workbox's own client (7.4) stops after the first one that arrives
 * while the page is open.
 */
function watchVersions(registration: ServiceWorkerRegistration, onEvent: OnEvent): void {
  const offer = createOffer(registration, onEvent);
  const follow = (): void => {
    const { installing, active } = registration;
    if (!installing) return;
    const settle = (): void => {
      if (installing.state !== 'installed') return;
      if (active) offer(installing);
      else onEvent({ kind: 'cached' });
    };
    installing.addEventListener('statechange', settle);
    // Chromium updates a worker's state and its place in the registration separately, in either order: the worker may
    // be installed already, or be installed but not yet `waiting`.
    settle();
  };
  registration.addEventListener('updatefound', follow);
  // A browser that stopped the worker may have lost the request for its version: ask again.
  document.addEventListener('visibilitychange', () => offer(registration.waiting));
  follow();
  offer(registration.waiting);
}

/**
 * Checks for a new version when the reader comes back to the tab, at most once every `MIN_UPDATE_CHECK_MS`. The browser
 * itself checks at every full page load.
 */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let last = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < MIN_UPDATE_CHECK_MS) return;
    last = performance.now();
    // There may be no network. The next check makes up for this one.
    registration.update().catch((error: unknown) => console.debug('update of the service worker:', error));
  });
}

/**
 * Registers the worker and reports its events. `collectFiles` returns the files to keep once the worker is active; its
 * argument says whether a worker controlled this page before.
 */
export async function registerWorker(
  onEvent: OnEvent,
  collectFiles: (hasWorker: boolean) => LoadedFile[],
): Promise<void> {
  // The worker of a site above this one controls the first page that a reader opens.
  const own = new URL(withBase(WORKER_FILE), window.location.href).href;
  const hasWorker = navigator.serviceWorker.controller?.scriptURL === own;
  try {
    const registration = await navigator.serviceWorker.register(withBase(WORKER_FILE), {
      scope: BASE_PATH,
      updateViaCache: 'none',
    });
    watchVersions(registration, onEvent);
    checkOnReturn(registration);
  } catch (error) {
    onEvent(navigator.onLine === false ? { kind: 'offline' } : { kind: 'error', error });
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  onEvent({ kind: 'ready' });
  if (active) whenActivated(active, () => send(active, { type: 'keep', files: collectFiles(hasWorker) }));
}
