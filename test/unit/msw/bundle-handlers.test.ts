import { assetUrl } from '../../../src/bundle/paths';
import { bundleHandlers } from '../../msw/bundle-handlers';
import { createBundle, type Target, type TestBundle } from '../../msw/create-bundle';
import type { Failure } from '../../msw/failures';
import { server } from '../../msw/server';

const CHANNEL = '/model/tables/channel.html';
const TARGETS: Target[] = [CHANNEL, 'sections/model', 'site.json'];

function serve(): TestBundle {
  const bundle = createBundle({ pages: [{ path: '/model/' }, { path: CHANNEL }] });
  server.use(...bundleHandlers(bundle));
  return bundle;
}

function ask(bundle: TestBundle, target: Target): Promise<Response> {
  return fetch(assetUrl(bundle.fileOf(target)));
}

describe.each(TARGETS)('%s', (target) => {
  test('is served as JSON', async () => {
    const response = await ask(serve(), target);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(typeof (await response.json())).toBe('object');
  });

  test.each<[Failure, number, string]>([
    ['missing', 404, '<!doctype html>'],
    ['not-json', 200, '<!doctype html>'],
    ['wrong-shape', 200, '{"ok":true}'],
    [{ status: 503 }, 503, ''],
  ])('fails as %j', async (failure, status, start) => {
    const bundle = serve();
    bundle.fail(target, failure);
    const response = await ask(bundle, target);
    expect(response.status).toBe(status);
    expect((await response.text()).slice(0, start.length)).toBe(start);
  });

  test('fails as "error": the connection breaks', async () => {
    const bundle = serve();
    bundle.fail(target, 'error');
    await expect(ask(bundle, target)).rejects.toThrow(TypeError);
  });

  test('fails as "truncated": the response ends early', async () => {
    const bundle = serve();
    bundle.fail(target, 'truncated');
    await expect((await ask(bundle, target)).json()).rejects.toThrow('JSON');
  });

  test('fails as "late": the response waits until the failure is lifted', async () => {
    const bundle = serve();
    const lift = bundle.fail(target, 'late');
    const answered = jest.fn();
    const response = ask(bundle, target).finally(answered);
    await ask(bundle, target === '/model/' ? CHANNEL : '/model/');
    expect(answered).not.toHaveBeenCalled();
    lift();
    expect((await response).status).toBe(200);
  });
});

test('fail throws for an unknown failure or target, and lists the known ones', () => {
  const bundle = createBundle({ pages: [{ path: '/' }] });
  expect(() => bundle.fail('/', 'slow' as Failure)).toThrow(/"slow".*missing, error, late/);
  expect(() => bundle.fail('/', {} as Failure)).toThrow(TypeError);
  expect(() => bundle.fail('/gone.html', 'missing')).toThrow(
    /nothing called \/gone\.html\. It has: .*site\.json/,
  );
});

test('a failure can be for the next request only', async () => {
  const bundle = serve();
  bundle.fail(CHANNEL, 'missing', { times: 1 });
  expect((await ask(bundle, CHANNEL)).status).toBe(404);
  expect((await ask(bundle, CHANNEL)).status).toBe(200);
});

test('restore lifts every failure', async () => {
  const bundle = serve();
  bundle.fail(CHANNEL, 'missing');
  bundle.fail('site.json', { status: 500 });
  bundle.restore();
  expect((await ask(bundle, CHANNEL)).status).toBe(200);
  expect((await ask(bundle, 'site.json')).status).toBe(200);
});

test('requests are logged by file and counted by target', async () => {
  const bundle = serve();
  await ask(bundle, CHANNEL);
  await ask(bundle, 'site.json');
  await ask(bundle, CHANNEL);
  expect(bundle.requests).toEqual([bundle.fileOf(CHANNEL), 'site.json', bundle.fileOf(CHANNEL)]);
  expect(bundle.countOf(CHANNEL)).toBe(2);
  expect(bundle.countOf('sections/model')).toBe(0);
});

test('after a deployment, the old file name answers 404 and the new one 200', async () => {
  const bundle = serve();
  const old = bundle.fileOf(CHANNEL);
  bundle.deploy({ pages: [{ path: '/model/' }, { path: CHANNEL, html: '<h1>新</h1>' }] });
  expect((await fetch(assetUrl(old))).status).toBe(404);
  expect((await ask(bundle, CHANNEL)).status).toBe(200);
  expect(bundle.countOf(CHANNEL)).toBe(2);
});
