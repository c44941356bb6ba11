import { ChunkLoadError } from '../../../../../src/bundle/chunk-load-error';
import { openSearch } from '../../../../../src/features/search/engine/open-search';
import { serveSearch } from '../../../../helpers/search-site';

const PAGES = [{ path: '/a/x.html', title: '水印', html: '<p>给图片加水印。</p>' }];

test('a part of the index that fails rejects as a chunk, and is asked for again', async () => {
  const served = serveSearch(PAGES);
  const engine = await served.open();
  served.broken.add('terms-0.json');
  await expect(engine.search('水印')).rejects.toMatchObject({
    name: 'ChunkLoadError',
    failure: { kind: 'http', status: 500 },
  });
  served.broken.clear();
  expect((await engine.search('水印')).hits).toHaveLength(1);
});

test('an index that does not open can be opened again', async () => {
  const served = serveSearch(PAGES);
  served.broken.add('entry.json');
  await expect(served.open()).rejects.toBeInstanceOf(ChunkLoadError);
  served.broken.clear();
  await expect(served.open()).resolves.toBeDefined();
});

test('a tab from before a deployment finds the new index when the old one is gone', async () => {
  const old = serveSearch(PAGES, { folder: '1111111111' });
  const engine = await old.open();
  const oldSite = old.site;
  old.missing.add('terms-0.json').add('entry.json');
  serveSearch([...PAGES, { path: '/a/y.html', title: '水印设置' }], { folder: '2222222222' });
  expect((await engine.search('水印')).hits).toHaveLength(2);
  const opened = await openSearch(oldSite);
  expect((await opened.search('水印')).hits).toHaveLength(2);
});

test('a site without an index says that it is missing', async () => {
  const { search: _, ...site } = serveSearch(PAGES).site;
  const served = serveSearch(PAGES);
  served.missing.add('entry.json');
  await expect(openSearch(site)).rejects.toMatchObject({ failure: { kind: 'missing' } });
});
