import fs, { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { IndexCache } from '../../../../../tools/site/search/index-cache';
import { planSearch, type SearchSettings } from '../../../../../tools/site/search/search-source';
import { Cache } from '../../../../../tools/support/cache';
import { indexPages, type SearchablePage, searchFacts } from '../../../../helpers/search-site';
import { createTree } from '../../../../helpers/temp-tree';

const SETTINGS: SearchSettings = { sections: ['a'], weights: {}, synonyms: [] };
const PAGES: SearchablePage[] = [
  { path: '/a/x.html', title: '水印', markdown: '图片' },
  { path: '/a/y.html', title: '缓存', markdown: 'Redis' },
];

test('the same pages give the same bytes, in any order', async () => {
  const index = await indexPages(PAGES, SETTINGS);
  expect(await indexPages([...PAGES].reverse(), SETTINGS)).toEqual(index);
});

test('files of terms stay small, however many pages there are', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => ({
    path: `/a/${i}.html`,
    title: `水印 ${i}`,
    markdown: '同一段话。',
  }));
  const files = Array.from(await indexPages(many, SETTINGS));
  const sizes = files.filter(([file]) => file.startsWith('terms')).map(([, data]) => data.length);
  const largest = Math.max(...sizes);
  expect(largest).toBeLessThan(20_000);
});

test('the folder of the index changes with the pages, but not with their order', () => {
  const plan = (files: string[]) => {
    const pages = files.map((file) => ({
      ...searchFacts({ path: `/a/${file[0]}.html`, title: '' }),
      file,
    }));
    return planSearch(pages, SETTINGS);
  };
  const { folder } = plan(['x1', 'y1']);
  expect(folder).toMatch(/^search\/[\da-f]{10}\/$/);
  expect(plan(['y1', 'x1'])).toMatchObject({ folder });
  expect(plan(['x2', 'y1']).folder).not.toBe(folder);
});

test('the folder of the index changes with the versions of the libraries', async () => {
  const read = jest.spyOn(fs, 'readFileSync');
  /** The folder that a new process computes when `package-lock.json` has this content. */
  const folderWith = async (libraries: string): Promise<string> => {
    read.mockImplementation((file) => (String(file).endsWith('package-lock.json') ? libraries : ''));
    let folder = '';
    await jest.isolateModulesAsync(async () => {
      const module = await import('../../../../../tools/site/search/search-source');
      folder = module.planSearch([], SETTINGS).folder;
    });
    return folder;
  };
  const before = await folderWith('1');
  await expect(folderWith('1')).resolves.toBe(before);
  await expect(folderWith('2')).resolves.not.toBe(before);
});

test('site.json names the search index only when an index is written', async () => {
  const root = createTree({ 'README.md': '# 首页\n' });
  const searchable = await bundleContent({ root, isLenient: false, isSearchable: true });
  expect(searchable.site.search).toBe(searchable.search.folder);
  expect((await bundleContent({ root, isLenient: false })).site.search).toBeUndefined();
});

describe('the index from the cache of the last build', () => {
  const folder = createTree({});
  const open = (version = '1') => IndexCache.open('site', new Cache(folder, version));
  const markdown = (text: string) => `## 备份数据库 data backup\n\n${text}`;
  const many = Array.from({ length: 60 }, (_, i) => ({
    path: `/a/${i}.html`,
    title: `第 ${i} 页 名称${i}`,
    markdown: markdown(`正文 ${i} 里的话，channelIndex${i}`),
  }));
  const edited = many.map((page, i) =>
    i === 30 ? { ...page, title: '改过的標題', markdown: markdown('新的一句') } : page,
  );
  const fewer = edited.slice(1);

  test.each([
    ['nothing has changed', many],
    ['a page was edited', edited],
    ['a page was deleted', fewer],
  ])('has the same bytes as a new index when %s', async (_, pages) => {
    const first = open();
    await indexPages(many, SETTINGS, first);
    first.save();
    const again = await indexPages(pages, SETTINGS, open());
    expect(Array.from(again)).toEqual(Array.from(await indexPages(pages, SETTINGS)));
  });

  test('is not used with other tools, with other synonyms or from a damaged file', async () => {
    const first = open();
    await indexPages(many, SETTINGS, first);
    first.save();
    const isUsed = async (cache: IndexCache, settings: SearchSettings = SETTINGS) => {
      const known = new Set(cache.kept.pages.values());
      await indexPages(many, settings, cache);
      return [...cache.kept.pages.values()].every((page) => known.has(page));
    };
    expect(await isUsed(open())).toBe(true);
    expect(await isUsed(open('2'))).toBe(false);
    expect(await isUsed(open(), { ...SETTINGS, synonyms: [['备份', '存档']] })).toBe(false);
    for (const name of readdirSync(path.join(folder, 'search')))
      writeFileSync(path.join(folder, 'search', name), 'x');
    expect(await isUsed(open())).toBe(false);
  });
});

test('a cache that many builds have used does not keep all words that pages ever had', async () => {
  const cache = new IndexCache();
  const words = (build: number) =>
    Array.from({ length: 100 }, (_, i) => `w${String.fromCharCode(97 + build)}x${i}`).join(' ');
  for (let build = 0; build < 8; build++) {
    const pages = [{ path: '/a/x.html', title: '页', markdown: words(build) }];
    expect(await indexPages(pages, SETTINGS, cache)).toEqual(await indexPages(pages, SETTINGS));
  }
  expect(cache.kept.ids.size).toBeLessThan(400);
});

test('an edit of one page leaves most files of terms unchanged', async () => {
  const words = Array.from({ length: 8000 }, (_, i) =>
    String.fromCodePoint(0x4e00 + i, 0x5e00 + ((Math.imul(i, 0x9e3779b1) >>> 20) % 900)),
  );
  const pages = Array.from({ length: 40 }, (_, i) => ({
    path: `/a/${i}.html`,
    title: `页 ${i}`,
    markdown: words.filter((__, n) => (n * 31 + i) % 5 < 2).join('。'),
  }));
  const isTerms = ([file]: [string, unknown]) => file.startsWith('terms-');
  const before = new Set(
    Array.from(await indexPages(pages, SETTINGS))
      .filter(isTerms)
      .map(([, data]) => data),
  );
  const edited = pages.map((page, i) =>
    i === 7 ? { ...page, markdown: `${page.markdown}\n\n添上的话` } : page,
  );
  const after = Array.from(await indexPages(edited, SETTINGS)).filter(isTerms);
  const changed = after.filter(([, data]) => !before.has(data));
  expect(after.length).toBeGreaterThan(15);
  expect(changed.length).toBeLessThan(after.length / 4);
});
