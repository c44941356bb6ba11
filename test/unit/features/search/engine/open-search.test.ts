import { ChunkLoadError } from '../../../../../src/bundle/chunk-load-error';
import { openSearch } from '../../../../../src/features/search/engine/open-search';
import { serveSearch } from '../../../../helpers/search-site';

const PAGES = [{ path: '/a/x.html', title: '水印', markdown: '给图片加水印。' }];

test('a search rejects if an index file fails, and the next search requests the file again', async () => {
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

test('an index that failed to open can be opened again', async () => {
  const served = serveSearch(PAGES);
  served.broken.add('entry.json');
  await expect(served.open()).rejects.toBeInstanceOf(ChunkLoadError);
  served.broken.clear();
  await expect(served.open()).resolves.toBeDefined();
});

test('a tab from before a deployment uses the new index when the old index is gone', async () => {
  const old = serveSearch(PAGES, { folder: '1111111111' });
  const engine = await old.open();
  const oldSite = old.site;
  old.missing.add('terms-0.json').add('entry.json');
  serveSearch([...PAGES, { path: '/a/y.html', title: '水印设置' }], { folder: '2222222222' });
  expect((await engine.search('水印')).hits).toHaveLength(2);
  const opened = await openSearch(oldSite);
  expect((await opened.search('水印')).hits).toHaveLength(2);
});

test('openSearch rejects as missing if the given site index names no search index and the server has none', async () => {
  const { search: _, ...site } = serveSearch(PAGES).site;
  const served = serveSearch(PAGES);
  served.missing.add('entry.json');
  await expect(openSearch(site)).rejects.toMatchObject({ failure: { kind: 'missing' } });
});
