import { HttpResponse, http } from 'msw';
import { loadInFull, requestFullLoad } from '../../../src/content/full-load';
import { loadCode } from '../../../src/content/load-code';
import { FAKE_TIME, settle, watchRejection } from '../../helpers/settle';
import { server } from '../../msw/server';

jest.mock('../../../src/content/full-load', () => ({
  loadInFull: jest.fn(() => true),
  requestFullLoad: jest.fn(),
}));

const ADDRESS = 'http://localhost/docs/assets/js/zoom.1a2b3c4d5e.js';

/** The error that webpack throws for a chunk that did not load. */
function chunkFault(type = 'error'): Error {
  return Object.assign(new Error(`Loading chunk 1 failed.\n(${type}: ${ADDRESS})`), {
    type,
    request: ADDRESS,
  });
}

/** An import that fails `times` times before it succeeds. */
function failing(times: number, error = chunkFault()): jest.Mock<Promise<string>, []> {
  const load = jest.fn(async () => 'code');
  for (let i = 0; i < times; i++) load.mockRejectedValueOnce(error);
  return load;
}

function serveChunk(answer: () => Response): void {
  server.use(http.get(ADDRESS, answer));
}

/** Serves the page, with these scripts, as the version that the server has now. */
function servePage(...scripts: string[]): void {
  const html = scripts.map((src) => `<script defer src="${src}"></script>`).join('');
  server.use(http.get('*/docs/model/', () => HttpResponse.html(`<!doctype html>${html}<h1>数据模型</h1>`)));
}

const script = () => new HttpResponse('code', { headers: { 'content-type': 'text/javascript' } });
const missing = () => new HttpResponse('', { status: 404 });

/** Lets the pauses between tries pass. */
async function passPauses(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await settle();
    jest.advanceTimersByTime(10_000);
  }
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers(FAKE_TIME);
  jest.mocked(loadInFull).mockClear().mockReturnValue(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/docs/model/');
  document.head.innerHTML =
    '<script defer src="/docs/assets/js/main.aaaaaaaaaa.js" type="text/plain"></script>';
});
afterEach(() => {
  jest.useRealTimers();
});

test('returns what the import returns', async () => {
  await expect(loadCode('zoom', failing(0))).resolves.toBe('code');
});

test('returns the code if the third import succeeds', async () => {
  serveChunk(script);
  const load = failing(2);
  const code = loadCode('zoom', load);
  await passPauses();
  await expect(code).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

describe('a failure that stays is reported by its kind', () => {
  test.each<[string, () => Response, object, number]>([
    ['no answer', () => HttpResponse.error(), { kind: 'network' }, 3],
    ['status 500', () => new HttpResponse('', { status: 500 }), { kind: 'http', status: 500 }, 3],
    ['status 403', () => new HttpResponse('', { status: 403 }), { kind: 'http', status: 403 }, 1],
    ['HTML', () => HttpResponse.html('<title>登录</title>'), { kind: 'invalid' }, 1],
  ])('%s', async (_, answer, failure, tries) => {
    serveChunk(answer);
    const load = failing(9);
    const watched = watchRejection(loadCode('zoom', load));
    await passPauses();
    expect(watched.error).toMatchObject({ name: 'ChunkLoadError', chunk: 'zoom', address: ADDRESS, failure });
    expect(load).toHaveBeenCalledTimes(tries);
  });

  test('a timeout is reported without another request for the chunk', async () => {
    await expect(loadCode('zoom', failing(9, chunkFault('timeout')))).rejects.toMatchObject({
      failure: { kind: 'timeout' },
    });
  });

  test('an error in the code itself is not changed into a ChunkLoadError', async () => {
    const fault = new RangeError('programming fault');
    await expect(loadCode('zoom', failing(9, fault))).rejects.toBe(fault);
  });
});

describe('a chunk the server no longer has', () => {
  test('with a newer app on the server: loads the page in full and does not reject', async () => {
    serveChunk(missing);
    servePage('/docs/assets/js/main.bbbbbbbbbb.js');
    const watched = watchRejection(loadCode('zoom', failing(9)));
    await settle();
    expect(loadInFull).toHaveBeenCalledWith(ADDRESS);
    expect(watched.error).toBeUndefined();
  });

  test('with canWait: rejects, and requests a full load with the next page', async () => {
    serveChunk(missing);
    servePage('/docs/assets/js/main.bbbbbbbbbb.js');
    await expect(loadCode('zoom', failing(9), { canWait: true })).rejects.toMatchObject({
      failure: { kind: 'missing' },
    });
    expect(requestFullLoad).toHaveBeenCalledWith(ADDRESS);
    expect(loadInFull).not.toHaveBeenCalled();
  });

  test('after a full load for the same chunk: rejects as missing', async () => {
    jest.mocked(loadInFull).mockReturnValue(false);
    serveChunk(missing);
    servePage('/docs/assets/js/main.bbbbbbbbbb.js');
    await expect(loadCode('zoom', failing(9))).rejects.toMatchObject({ failure: { kind: 'missing' } });
  });

  test.each<[string, () => void]>([
    ['with the same app on the server', () => servePage('/docs/assets/js/main.aaaaaaaaaa.js')],
    [
      'with a page of another site at the address',
      () => server.use(http.get('*/docs/model/', () => HttpResponse.html('登录'))),
    ],
    ['with no answer for the page', () => server.use(http.get('*/docs/model/', () => HttpResponse.error()))],
  ])('%s: rejects as missing, without a full load', async (_, serve) => {
    serveChunk(missing);
    serve();
    await expect(loadCode('zoom', failing(9))).rejects.toMatchObject({ failure: { kind: 'missing' } });
    expect(loadInFull).not.toHaveBeenCalled();
  });
});
