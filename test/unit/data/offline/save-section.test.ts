import { findSection } from '../../../../src/bundle/paths';
import { CACHES, savedCacheName } from '../../../../src/bundle/worker-contract';
import { obtainFile } from '../../../../src/data/offline/bundle-cache';
import { refreshKept } from '../../../../src/data/offline/refresh-kept';
import { toSaveFailure } from '../../../../src/data/offline/save-failure';
import { dropOld, saveSection } from '../../../../src/data/offline/save-section';
import { listSaved, readState, removeSaved } from '../../../../src/data/offline/saved-state';
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

test('a section is saved whole, with progress, and can be removed', async () => {
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

test('a save that was cut off goes on where it stopped', async () => {
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

test('a save that is cancelled stops, and says that it is not complete', async () => {
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
  'an answer that is no record (%s) is not saved',
  async (kind) => {
    const { paths } = installCaches();
    const bundle = serve();
    bundle.fail(CHANNEL, kind);
    await expect(saveSection(modelOf(bundle))).rejects.toMatchObject({ failure: { kind: 'invalid' } });
    expect(paths(NAME)).not.toEqual(expect.arrayContaining(addressesOf(bundle, CHANNEL)));
  },
);

test('a full device is a failure of its own', async () => {
  const { failWrites } = installCaches();
  const bundle = serve();
  failWrites(new DOMException('full', 'QuotaExceededError'));
  const error = await saveSection(modelOf(bundle)).catch((fault: unknown) => fault);
  expect(await toSaveFailure(error)).toMatchObject({ kind: 'quota' });
});

test('pages that were read are not fetched again', async () => {
  installCaches();
  const bundle = serve();
  await obtainFile(await caches.open(CACHES.records), bundle.fileOf(CHANNEL));
  await saveSection(modelOf(bundle));
  expect(bundle.countOf(CHANNEL)).toBe(1);
});

describe('after a deployment', () => {
  async function deploy() {
    const { paths } = installCaches();
    const bundle = serve();
    await saveSection(modelOf(bundle));
    const old = addressesOf(bundle, ...WHOLE);
    const read = await caches.open(CACHES.records);
    await obtainFile(read, bundle.fileOf('sections/model'));
    await obtainFile(read, bundle.fileOf(CHANNEL));
    bundle.deploy({
      pages: PAGES.map((page) => (page.path === CHANNEL ? { ...page, html: '<h1>新</h1>' } : page)),
    });
    const before = bundle.requests.length;
    await refreshKept({ buildId: bundle.site.buildId, shell: [], sections: bundle.site.sections });
    return { bundle, paths, old, asked: bundle.requests.slice(before) };
  }

  test('what changed is fetched, once, of what was read and of what was saved', async () => {
    const { bundle, paths, asked } = await deploy();
    expect(asked.toSorted()).toEqual([bundle.fileOf(CHANNEL), bundle.fileOf('sections/model')].toSorted());
    expect(paths(CACHES.records)).toEqual(
      expect.arrayContaining(addressesOf(bundle, 'sections/model', CHANNEL)),
    );
    expect(paths(NAME)).toEqual(expect.arrayContaining(addressesOf(bundle, ...WHOLE)));
  });

  test('a page that was read and does not come does not keep what was saved from being brought up', async () => {
    const { paths } = installCaches();
    const bundle = serve();
    await saveSection(modelOf(bundle));
    const read = await caches.open(CACHES.records);
    await obtainFile(read, bundle.site.sections.find(({ path }) => path === '/')?.parts[0]?.file ?? '');
    await obtainFile(read, bundle.fileOf('/'));
    bundle.deploy({ pages: PAGES.map((page) => ({ ...page, html: '<h1>新</h1>' })) });
    bundle.fail('/', 'error');
    const site = { buildId: bundle.site.buildId, shell: [], sections: bundle.site.sections };
    await expect(refreshKept(site)).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(paths(NAME)).toEqual(expect.arrayContaining(addressesOf(bundle, ...WHOLE)));
  });

  test('the old files stay until the new version takes over', async () => {
    const { bundle, paths, old } = await deploy();
    expect(paths(NAME)).toEqual(expect.arrayContaining(old));
    const cache = await caches.open(NAME);
    await dropOld(cache);
    expect(
      paths(NAME)
        .filter((path) => path.startsWith('/docs/assets/'))
        .toSorted(),
    ).toEqual(addressesOf(bundle, ...WHOLE).toSorted());
    expect(await readState(cache)).toMatchObject({ isComplete: true });
  });
});
