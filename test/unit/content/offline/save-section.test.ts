import { HttpResponse, http } from 'msw';
import { SAVE_CONCURRENCY } from '../../../../src/bundle/constants';
import { findSection } from '../../../../src/bundle/paths';
import { CACHES, savedCacheName, type WorkerSite } from '../../../../src/bundle/worker-contract';
import { findAnywhere, findOtherVersion, obtainFile } from '../../../../src/content/offline/bundle-cache';
import { saveSection } from '../../../../src/content/offline/save-section';
import { listSaved, readState, removeSaved } from '../../../../src/content/offline/saved-state';
import { toSaveFailure } from '../../../../src/features/offline/save-failure';
import { dropOutdated, refreshKept } from '../../../../src/worker/refresh-kept';
import { installCaches } from '../../../helpers/memory-caches';
import { bundleHandlers } from '../../../msw/bundle-handlers';
import { createBundle, type TestBundle } from '../../../msw/create-bundle';
import { server } from '../../../msw/server';

const CHANNEL = '/model/channel.html';
const SITE = '/model/site.html';
const PAGES = [{ path: '/' }, { path: '/model/' }, { path: CHANNEL }, { path: SITE }];
const NAME = savedCacheName('model');

function serve(): TestBundle {
  const bundle = createBundle({ pages: PAGES });
  server.use(...bundleHandlers(bundle));
  return bundle;
}

function modelOf(bundle: TestBundle) {
  const section = findSection(bundle.site, '/model/');
  if (!section) throw new Error('no such section');
  return section;
}

function addressesOf(bundle: TestBundle, ...targets: Parameters<TestBundle['fileOf']>[0][]): string[] {
  return targets.map((target) => `/docs/assets/${bundle.fileOf(target)}`);
}

const WHOLE = ['sections/model', '/model/', CHANNEL, SITE] as const;

test('saves all files of a section, reports progress, and can remove the section', async () => {
  const { paths } = installCaches();
  const bundle = serve();
  const progress: string[] = [];
  const state = await saveSection(modelOf(bundle), {
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  });
  expect(paths(NAME)).toEqual(expect.arrayContaining(addressesOf(bundle, ...WHOLE)));
  expect(progress).toEqual(['0/3', '1/3', '2/3', '3/3']);
  expect(await listSaved()).toEqual([state]);
  expect(state).toMatchObject({ section: 'model', pages: 3, isComplete: true });
  const cache = await caches.open(NAME);
  const texts = await Promise.all(
    addressesOf(bundle, ...WHOLE).map(async (address) => (await cache.match(address))?.text()),
  );
  expect(state.bytes).toBe(Buffer.byteLength(texts.join('')));
  await removeSaved('model');
  expect(await listSaved()).toEqual([]);
});

test('loads no more than a few files at a time', async () => {
  installCaches();
  const paths = Array.from({ length: 20 }, (_, i) => ({ path: `/model/${i}.html` }));
  const bundle = createBundle({ pages: [...PAGES, ...paths] });
  server.use(...bundleHandlers(bundle));
  const load = globalThis.fetch;
  let running = 0;
  let most = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    running += 1;
    most = Math.max(most, running);
    const response = await load(...request);
    running -= 1;
    return response;
  });
  await saveSection(modelOf(bundle));
  expect(most).toBe(SAVE_CONCURRENCY);
});

test('a file that several pages share is fetched and counted once', async () => {
  const { paths } = installCaches();
  const html = '<img src="/docs/assets/media/logo.0123456789.png" alt="">';
  const bundle = createBundle({ pages: PAGES.map((page) => ({ ...page, html })) });
  let fetched = 0;
  server.use(
    http.get('*/docs/assets/media/*', () => {
      fetched += 1;
      return new HttpResponse('x'.repeat(1000), { headers: { 'content-type': 'image/png' } });
    }),
    ...bundleHandlers(bundle),
  );
  const { bytes } = await saveSection(modelOf(bundle));
  expect(fetched).toBe(1);
  const cache = await caches.open(NAME);
  const assets = paths(NAME).filter((path) => path.startsWith('/docs/assets/'));
  const sizes = await Promise.all(
    assets.map(async (path) => (await (await cache.match(path))?.blob())?.size ?? 0),
  );
  expect(bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

test('an interrupted save continues where it stopped', async () => {
  installCaches();
  const bundle = serve();
  bundle.fail(SITE, 'error');
  await expect(saveSection(modelOf(bundle))).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(await listSaved()).toMatchObject([{ section: 'model', isComplete: false }]);
  bundle.restore();
  const before = bundle.requests.length;
  await saveSection(modelOf(bundle));
  expect(bundle.requests.slice(before)).not.toContain(bundle.fileOf('/model/'));
  expect(await listSaved()).toMatchObject([{ isComplete: true }]);
});

test('a cancelled save stops and leaves an incomplete section', async () => {
  installCaches();
  const bundle = serve();
  const controller = new AbortController();
  const save = saveSection(modelOf(bundle), {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(save).rejects.toMatchObject({ name: 'AbortError' });
  expect(await listSaved()).toMatchObject([{ isComplete: false }]);
});

test.each(['not-json', 'truncated', 'wrong-shape'] as const)(
  'a response that is no record (%s) is not saved',
  async (kind) => {
    const { paths } = installCaches();
    const bundle = serve();
    bundle.fail(CHANNEL, kind);
    await expect(saveSection(modelOf(bundle))).rejects.toMatchObject({ failure: { kind: 'invalid' } });
    expect(paths(NAME)).not.toEqual(expect.arrayContaining(addressesOf(bundle, CHANNEL)));
  },
);

test('a full device fails with the kind quota', async () => {
  const { failWrites } = installCaches();
  const bundle = serve();
  failWrites(new DOMException('full', 'QuotaExceededError'));
  const error = await saveSection(modelOf(bundle)).catch((fault: unknown) => fault);
  expect(toSaveFailure(error)).toEqual({ kind: 'quota' });
});

test('a page that was read before is not fetched again', async () => {
  installCaches();
  const bundle = serve();
  await obtainFile(await caches.open(CACHES.records), bundle.fileOf(CHANNEL));
  await saveSection(modelOf(bundle));
  expect(bundle.countOf(CHANNEL)).toBe(1);
});

describe('after a deployment', () => {
  const changed = PAGES.map((page) => (page.path === CHANNEL ? { ...page, html: '<h1>新</h1>' } : page));

  function workerSite({ site }: TestBundle): WorkerSite {
    return { buildId: site.buildId, shell: [], sections: site.sections };
  }

  /** Saves a section, opens one of its pages, and then deploys a version that changes this page. */
  async function deploy() {
    const { paths, failWrites } = installCaches();
    const bundle = serve();
    const state = await saveSection(modelOf(bundle));
    const old = addressesOf(bundle, ...WHOLE);
    const read = await caches.open(CACHES.records);
    await obtainFile(read, bundle.fileOf('sections/model'));
    await obtainFile(read, bundle.fileOf(CHANNEL));
    const oldChannel = addressesOf(bundle, CHANNEL);
    bundle.deploy({ pages: changed });
    const begin = bundle.requests.length;
    return { bundle, paths, failWrites, state, old, oldChannel, asked: () => bundle.requests.slice(begin) };
  }

  test('fetches a changed file once, for the pages read and for the saved section', async () => {
    const { bundle, paths, asked } = await deploy();
    await refreshKept(workerSite(bundle));
    expect(asked().toSorted()).toEqual([bundle.fileOf(CHANNEL), bundle.fileOf('sections/model')].toSorted());
    expect(paths(CACHES.records)).toEqual(
      expect.arrayContaining(addressesOf(bundle, 'sections/model', CHANNEL)),
    );
    expect(paths(NAME)).toEqual(expect.arrayContaining(addressesOf(bundle, ...WHOLE)));
  });

  test('keeps the files of the old version until dropOutdated deletes them', async () => {
    const { bundle, paths, old, oldChannel } = await deploy();
    await refreshKept(workerSite(bundle));
    expect(paths(NAME)).toEqual(expect.arrayContaining(old));
    expect(paths(CACHES.records)).toEqual(expect.arrayContaining(oldChannel));
    await dropOutdated(workerSite(bundle));
    const files = paths(NAME).filter((path) => path.startsWith('/docs/assets/'));
    expect(files.toSorted()).toEqual(addressesOf(bundle, ...WHOLE).toSorted());
    expect(paths(CACHES.records).toSorted()).toEqual(
      addressesOf(bundle, 'sections/model', CHANNEL).toSorted(),
    );
    expect(await readState(await caches.open(NAME))).toMatchObject({ isComplete: true });
  });

  test('keeps a section as it was saved if a file fails, and the next attempt continues', async () => {
    const { bundle, paths, state, old, asked } = await deploy();
    bundle.fail(CHANNEL, 'error');
    await expect(refreshKept(workerSite(bundle))).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(await listSaved()).toEqual([state]);
    expect(paths(NAME)).toEqual(expect.arrayContaining(old));
    bundle.restore();
    await refreshKept(workerSite(bundle));
    const index = bundle.fileOf('sections/model');
    expect(asked().filter((file) => file === index)).toEqual([index]);
    expect(await listSaved()).toMatchObject([{ parts: [index], isComplete: true }]);
  });

  test('marks no section as updated before all sections are', async () => {
    const { bundle, state } = await deploy();
    const root = bundle.site.sections.find(({ path }) => path === '/');
    if (!root) throw new Error('no such section');
    await saveSection(root);
    bundle.deploy({ pages: PAGES.map((page) => ({ ...page, html: '<h1>再</h1>' })) });
    bundle.fail('/', 'error');
    await expect(refreshKept(workerSite(bundle))).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect((await listSaved()).find(({ section }) => section === 'model')?.parts).toEqual(state.parts);
  });

  test('deletes the new files, but no old ones, if the new version does not fit on the device', async () => {
    const { bundle, paths, failWrites, old } = await deploy();
    const before = paths(NAME);
    const cache = await caches.open(NAME);
    await obtainFile(cache, bundle.fileOf('sections/model'));
    failWrites(new DOMException('full', 'QuotaExceededError'));
    await expect(refreshKept(workerSite(bundle))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(paths(NAME).toSorted()).toEqual(before.toSorted());
    expect(paths(NAME)).toEqual(expect.arrayContaining(old));
  });

  test('findOtherVersion finds the old version of a file that is not on the device', async () => {
    const { bundle } = await deploy();
    const [address = ''] = addressesOf(bundle, CHANNEL).map((path) => new URL(path, location.href).href);
    expect(await findAnywhere(address)).toBeUndefined();
    expect(await (await findOtherVersion(address))?.json()).toMatchObject({ path: CHANNEL });
    expect(await findOtherVersion(address.replace('channel', 'chan'))).toBeUndefined();
  });
});

describe('what another program has put into the caches', () => {
  const html = () => new Response('<p>another program</p>', { headers: { 'Content-Type': 'text/html' } });

  test('is not used as a file of the site, whichever cache it is in', async () => {
    installCaches();
    const bundle = serve();
    const [address = ''] = addressesOf(bundle, CHANNEL);
    await (await caches.open('another')).put(address, html());
    await (await caches.open(NAME)).put(address, html());
    await saveSection(modelOf(bundle));
    const saved = await (await caches.open(NAME)).match(address);
    expect(await saved?.json()).toMatchObject({ path: CHANNEL });
    expect(await (await findAnywhere(new URL(address, location.href).href))?.json()).toMatchObject({
      path: CHANNEL,
    });
    expect(await (await (await caches.open('another')).match(address))?.text()).toContain('another program');
  });

  test('does not prevent an update to a new version', async () => {
    const { paths } = installCaches();
    const bundle = serve();
    await saveSection(modelOf(bundle));
    await (await caches.open(`${savedCacheName('')}%E0%A4%A`)).put('/x', html());
    await (await caches.open(savedCacheName('another'))).put('/docs/offline-state', html());
    await (await caches.open(CACHES.records)).put('/docs/assets/sections/x.0123456789.json', html());
    bundle.deploy({ pages: PAGES.map((page) => ({ ...page, html: '<h1>新</h1>' })) });
    await refreshKept({ buildId: bundle.site.buildId, shell: [], sections: bundle.site.sections });
    expect(paths(NAME)).toEqual(expect.arrayContaining(addressesOf(bundle, ...WHOLE)));
    expect(await listSaved()).toHaveLength(1);
    expect(paths(`${savedCacheName('')}%E0%A4%A`)).toEqual(['/x']);
  });
});
