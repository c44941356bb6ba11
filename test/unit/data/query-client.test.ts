import { RETRY_LIMIT, RETRY_PAUSE_MS } from '../../../src/bundle/constants';
import { loadPage } from '../../../src/data/load-page';
import { createQueryClient } from '../../../src/data/query-client';
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
  jest.useRealTimers();
});

describe('a fault that may pass', () => {
  test.each<Failure>(['error', { status: 500 }, { status: 503 }])(
    '%j is tried again, at growing intervals',
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

  test('is never seen when the second try succeeds', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, 'error', { times: 1 });
    const page = loadPage(createQueryClient(), CHANNEL);
    await settle();
    jest.advanceTimersByTime(RETRY_PAUSE_MS);
    await expect(page).resolves.toMatchObject({ kind: 'page' });
  });
});

test.each<Failure>(['not-json', 'truncated', 'wrong-shape', { status: 403 }])(
  '%j is a wrong answer, which is not asked for twice',
  async (failure) => {
    const bundle = serve();
    bundle.fail(CHANNEL, failure);
    await expect(loadPage(createQueryClient(), CHANNEL)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(bundle.countOf(CHANNEL)).toBe(1);
  },
);

test('offline fails at once instead of waiting for a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bundle = serve();
  bundle.fail(CHANNEL, 'error');
  await expect(loadPage(createQueryClient(), CHANNEL)).rejects.toMatchObject({
    failure: { kind: 'offline' },
  });
  expect(bundle.countOf(CHANNEL)).toBe(1);
});
