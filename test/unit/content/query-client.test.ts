import { onlineManager } from '@tanstack/react-query';
import { RETRY_LIMIT, RETRY_PAUSE_MS } from '../../../src/bundle/constants';
import { loadPage } from '../../../src/content/load-page';
import { createQueryClient } from '../../../src/content/query-client';
import { FAKE_TIME, settle, watchRejection } from '../../helpers/settle';
import { bundleHandlers } from '../../msw/bundle-handlers';
import { createBundle, type TestBundle } from '../../msw/create-bundle';
import type { Failure } from '../../msw/failures';
import { server } from '../../msw/server';

const CHANNEL = '/model/tables/channel.html';

function serve(): TestBundle {
  const bundle = createBundle({ pages: [{ path: CHANNEL, title: '栏目' }] });
  server.use(...bundleHandlers(bundle));
  return bundle;
}

beforeEach(() => {
  jest.useFakeTimers(FAKE_TIME);
});
afterEach(() => {
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

describe('a temporary failure', () => {
  test.each<Failure>(['error', { status: 500 }, { status: 503 }])(
    '%j is retried, at growing intervals',
    async (failure) => {
      const bundle = serve();
      bundle.fail(CHANNEL, failure);
      const watched = watchRejection(loadPage(createQueryClient(), CHANNEL));
      await settle();
      for (let retry = 0; retry < RETRY_LIMIT; retry++) {
        expect(bundle.countOf(CHANNEL)).toBe(retry + 1);
        const pause = RETRY_PAUSE_MS * 2 ** retry;
        jest.advanceTimersByTime(pause - 1);
        await settle();
        expect(bundle.countOf(CHANNEL)).toBe(retry + 1);
        jest.advanceTimersByTime(1);
        await settle();
      }
      expect(bundle.countOf(CHANNEL)).toBe(RETRY_LIMIT + 1);
      expect(watched.error).toMatchObject({ name: 'ChunkLoadError' });
    },
  );

  test('is retried after the pause that a busy server asks for', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, { status: 503, retryAfter: '5' }, { times: 1 });
    const page = loadPage(createQueryClient(), CHANNEL);
    await settle();
    jest.advanceTimersByTime(4999);
    await settle();
    expect(bundle.countOf(CHANNEL)).toBe(1);
    jest.advanceTimersByTime(1);
    await expect(page).resolves.toMatchObject({ kind: 'page' });
  });

  test('is not retried if the server asks for a pause of two minutes', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, { status: 503, retryAfter: '120' });
    await expect(loadPage(createQueryClient(), CHANNEL)).rejects.toMatchObject({
      failure: { status: 503, retryAfterMs: 120_000 },
    });
    expect(bundle.countOf(CHANNEL)).toBe(1);
  });

  test('is retried without the browser’s cache', async () => {
    const bundle = serve();
    const asked = jest.spyOn(globalThis, 'fetch');
    bundle.fail(CHANNEL, 'error', { times: 1 });
    const page = loadPage(createQueryClient(), CHANNEL);
    await settle();
    jest.advanceTimersByTime(RETRY_PAUSE_MS);
    await page;
    const modes = asked.mock.calls
      .filter(([url]) => String(url).includes('channel'))
      .map(([, init]) => init?.cache);
    expect(modes).toEqual(['default', 'reload']);
  });

  test('has no effect if the second try succeeds', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, 'error', { times: 1 });
    const page = loadPage(createQueryClient(), CHANNEL);
    await settle();
    jest.advanceTimersByTime(RETRY_PAUSE_MS);
    await expect(page).resolves.toMatchObject({ kind: 'page' });
  });
});

test.each<Failure>([
  'not-json',
  'truncated',
  'empty',
  'wrong-shape',
  { status: 403 },
  { status: 429, retryAfter: '1' },
])('%j is a wrong response, which is not retried', async (failure) => {
  const bundle = serve();
  bundle.fail(CHANNEL, failure);
  await expect(loadPage(createQueryClient(), CHANNEL)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(bundle.countOf(CHANNEL)).toBe(1);
});

test('after a wrong response, the next load bypasses the browser’s cache', async () => {
  const bundle = serve();
  const client = createQueryClient();
  bundle.fail(CHANNEL, 'not-json', { times: 1 });
  await expect(loadPage(client, CHANNEL)).rejects.toMatchObject({ failure: { kind: 'invalid' } });
  const asked = jest.spyOn(globalThis, 'fetch');
  await expect(loadPage(client, CHANNEL)).resolves.toMatchObject({ kind: 'page' });
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['reload']);
});

test('while offline, a load fails at once and does not wait for a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // React Query reads the browser's events, not `navigator.onLine`.
  onlineManager.setOnline(false);
  const bundle = serve();
  bundle.fail(CHANNEL, 'error');
  await expect(loadPage(createQueryClient(), CHANNEL)).rejects.toMatchObject({
    failure: { kind: 'offline' },
  });
  expect(bundle.countOf(CHANNEL)).toBe(1);
});
