import { ChunkLoadError } from '../../../src/bundle/chunk-load-error';
import { CHUNK_TIMEOUT_MS } from '../../../src/bundle/constants';
import { parsePageRecord, parseSiteIndex } from '../../../src/bundle/parse-records';
import { fetchJson } from '../../../src/content/fetch-json';
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

function load(bundle: TestBundle) {
  return fetchJson(bundle.fileOf(CHANNEL), parsePageRecord);
}

test('returns what the parser makes of the file', async () => {
  await expect(load(serve())).resolves.toMatchObject({ path: CHANNEL, title: '栏目' });
});

describe('each failure becomes a ChunkLoadError', () => {
  test.each<[Failure, string, string]>([
    ['missing', 'missing', 'missing'],
    [{ status: 410 }, 'missing', 'missing'],
    ['error', 'network', 'error'],
    [{ status: 500 }, 'http', 'error'],
    [{ status: 403 }, 'http', 'error'],
    ['truncated', 'invalid', 'invalid'],
    ['empty', 'invalid', 'invalid'],
    ['not-json', 'invalid', 'invalid'],
    ['wrong-shape', 'invalid', 'invalid'],
  ])('%j has the kind %s and is called %s in the message', async (failure, kind, type) => {
    const bundle = serve();
    bundle.fail(CHANNEL, failure);
    const address = `http://localhost/docs/assets/${bundle.fileOf(CHANNEL)}`;
    await expect(load(bundle)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'model-tables-channel',
      failure: { kind },
      address,
      message: `Loading chunk model-tables-channel failed.\n(${type}: ${address})`,
    });
  });

  test('the failure contains the status of the response', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, { status: 503 });
    await expect(load(bundle)).rejects.toMatchObject({ failure: { kind: 'http', status: 503 } });
  });

  test('the failure contains what is wrong with the content', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, 'wrong-shape');
    await expect(load(bundle)).rejects.toMatchObject({
      failure: { detail: 'page.path is undefined, not a text' },
    });
  });

  test('a broken connection while the browser is offline is called offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const bundle = serve();
    bundle.fail(CHANNEL, 'error');
    await expect(load(bundle)).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });

  test('the error is an instance of ChunkLoadError', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, 'error');
    await expect(load(bundle)).rejects.toBeInstanceOf(ChunkLoadError);
  });
});

describe('site.json of another version of the site', () => {
  test('fails as outdated, not as invalid', async () => {
    const bundle = serve();
    bundle.fail('site.json', 'other-schema');
    await expect(fetchJson('site.json', parseSiteIndex)).rejects.toMatchObject({
      failure: { kind: 'outdated', detail: 'site.schema is 2, not 1' },
    });
  });
});

describe('a request that its caller aborts', () => {
  test('rejects with an AbortError, not with a ChunkLoadError', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, 'late');
    const controller = new AbortController();
    const watched = watchRejection(
      fetchJson(bundle.fileOf(CHANNEL), parsePageRecord, { signal: controller.signal }),
    );
    await settle();
    controller.abort();
    await settle();
    expect(watched.error).toMatchObject({ name: 'AbortError' });
  });

  test('is not sent if it was aborted before it began', async () => {
    const bundle = serve();
    const signal = AbortSignal.abort();
    await expect(fetchJson(bundle.fileOf(CHANNEL), parsePageRecord, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(bundle.requests).toEqual([]);
  });
});

describe('a file that does not arrive', () => {
  beforeEach(() => {
    jest.useFakeTimers(FAKE_TIME);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('fails after 120 seconds and not before', async () => {
    const bundle = serve();
    bundle.fail(CHANNEL, 'late');
    const watched = watchRejection(load(bundle));
    await settle();
    jest.advanceTimersByTime(CHUNK_TIMEOUT_MS - 1);
    await settle();
    expect(watched.error).toBeUndefined();
    jest.advanceTimersByTime(1);
    await settle();
    expect(watched.error).toMatchObject({ failure: { kind: 'timeout' } });
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  test('leaves no timer behind if it does arrive', async () => {
    await load(serve());
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('an error in the parser’s own code is not changed into a ChunkLoadError', async () => {
  const bundle = serve();
  const fault = new RangeError('programming fault');
  const parse = (): never => {
    throw fault;
  };
  await expect(fetchJson(bundle.fileOf(CHANNEL), parse)).rejects.toBe(fault);
});
