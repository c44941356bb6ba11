import { TAKE_OVER_PATIENCE_MS } from '../../../../src/bundle/constants';
import { CACHES, type WorkerDescription, type WorkerMessage } from '../../../../src/bundle/worker-contract';
import { registerWorker, type WorkerEvent } from '../../../../src/features/update-popup/register-worker';

/** A one-way `MessageChannel`, which jsdom lacks: `port1` receives what `port2` posts. */
class FakeChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = {
    close: () => undefined,
  };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: WorkerMessage['type'][] = [];
  readonly #questions: FakeChannel['port2'][] = [];

  postMessage(message: WorkerMessage, ports: FakeChannel['port2'][]): void {
    this.messages.push(message.type);
    this.#questions.push(...ports);
  }

  answer(version: WorkerDescription): void {
    for (const port of this.#questions.splice(0)) port.postMessage(version);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
}

const OWN = { buildId: 'own', assets: [] };
const OTHER = { buildId: 'other', assets: [] };

async function open(registration = new FakeRegistration()) {
  const events: WorkerEvent[] = [];
  const worker = { controller: registration.active, register: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ...worker, ready: Promise.resolve(registration) },
    configurable: true,
  });
  await registerWorker(
    (event) => events.push(event),
    () => [],
  );
  const offers = () => events.filter(({ kind }) => kind === 'updated').length;
  const install = (): FakeWorker => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting?.become('redundant');
    registration.waiting = worker;
    worker.become('installed');
    return worker;
  };
  return { registration, events, offers, install };
}

/** Waits until the page has handled a worker's answer. */
async function arrive(): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'MessageChannel', { value: FakeChannel, configurable: true });
  document.documentElement.dataset.build = OWN.buildId;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('offers no worker before it has reported its version', async () => {
  const { offers, install } = await open();
  const [same, other] = [install(), install()];
  jest.advanceTimersByTime(60 * 60 * 1000);
  await arrive();
  expect(offers()).toBe(0);
  same.answer(OWN);
  await arrive();
  // By now, another worker waits in its place.
  expect(same.messages).toEqual(['describe']);
  other.answer(OTHER);
  await arrive();
  expect(offers()).toBe(1);
});

test('lets a worker of the version on screen take over, however late it reports its version', async () => {
  const { offers, install } = await open();
  const worker = install();
  jest.advanceTimersByTime(60 * 60 * 1000);
  worker.answer(OWN);
  await arrive();
  expect(worker.messages).toEqual(['describe', 'skip-waiting']);
  expect(offers()).toBe(0);
});

test('asks a worker for its version again when the reader comes back, unless it has answered', async () => {
  const { offers, install } = await open();
  const worker = install();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(worker.messages).toEqual(['describe', 'describe']);
  worker.answer(OTHER);
  await arrive();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(worker.messages).toEqual(['describe', 'describe']);
  expect(offers()).toBe(1);
});

test('a refresh deletes the cached pages and reloads even if the new worker does not take over', async () => {
  const { events, install } = await open();
  const deleted: string[] = [];
  Object.defineProperty(globalThis, 'caches', {
    value: { delete: async (name: string) => deleted.push(name) },
    configurable: true,
  });
  // jsdom cannot reload: it logs an error.
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const worker = install();
  worker.answer(OTHER);
  await arrive();
  const offer = events.find(({ kind }) => kind === 'updated');
  const refreshed = offer?.kind === 'updated' ? offer.refresh() : undefined;
  expect(worker.messages).toEqual(['describe', 'skip-waiting']);
  expect(deleted).toEqual([]);
  expect(reloads).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(TAKE_OVER_PATIENCE_MS);
  await refreshed;
  expect(deleted).toEqual([CACHES.pages]);
  expect(String(reloads.mock.lastCall)).toContain('navigation');
  reloads.mockRestore();
});

test('offers a worker also if another tab activates it before it reports its version', async () => {
  const { registration, offers, install } = await open();
  const worker = install();
  registration.waiting = null;
  worker.become('activating');
  worker.answer(OTHER);
  await arrive();
  expect(offers()).toBe(1);
});

test('offers each of two versions that arrive one after the other', async () => {
  const { offers, install } = await open();
  install().answer(OTHER);
  await arrive();
  install().answer({ buildId: 'third', assets: [] });
  await arrive();
  expect(offers()).toBe(2);
});

test('offers a worker that is installed already, and one that is installed but not yet waiting', async () => {
  const early = new FakeRegistration();
  early.installing = new FakeWorker();
  early.installing.state = 'installed';
  const opened = await open(early);
  early.installing.answer(OTHER);
  await arrive();
  expect(opened.offers()).toBe(1);

  const { registration, offers } = await open();
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('installed');
  worker.answer(OTHER);
  await arrive();
  expect(offers()).toBe(1);
});

test.each([
  ['an active worker at once', 'activated', ['keep']],
  ['an activating worker after its activation', 'activating', []],
] as const)('sends the files in memory to %s', async (_, state, atFirst) => {
  const registration = new FakeRegistration();
  const active = new FakeWorker();
  active.state = state;
  registration.active = active;
  await open(registration);
  expect(active.messages).toEqual(atFirst);
  active.become('activated');
  expect(active.messages).toEqual(['keep']);
});

test('sends nothing to a worker that fails to activate', async () => {
  const registration = new FakeRegistration();
  const active = new FakeWorker();
  active.state = 'activating';
  registration.active = active;
  await open(registration);
  active.become('redundant');
  expect(active.messages).toEqual([]);
});
