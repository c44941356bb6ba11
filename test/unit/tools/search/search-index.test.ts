import type { PageRecord } from '../../../../src/bundle/records';
import { bundleContent } from '../../../../tools/bundle/bundle-content';
import { buildSearchIndex } from '../../../../tools/search/build-search-index';
import { planSearch } from '../../../../tools/search/plan-search';
import { searchSource } from '../../../../tools/search/search-source';
import { createTree } from '../../../helpers/temp-tree';

function record(path: string, title: string, html: string): PageRecord {
  return {
    key: path,
    title,
    frontmatter: {},
    regularPath: path,
    relativePath: path,
    path,
    headers: [],
    html,
  };
}

const SETTINGS = { sections: ['a'], weights: {}, synonyms: [] };
const PAGES = [record('/a/x.html', '水印', '<p>图片</p>'), record('/a/y.html', '缓存', '<p>Redis</p>')];

test('the same pages give the same bytes, in whatever order they come', () => {
  const index = buildSearchIndex(searchSource(PAGES, SETTINGS));
  expect(buildSearchIndex(searchSource([...PAGES].reverse(), SETTINGS))).toEqual(index);
});

test('files of terms stay small, however many pages there are', () => {
  const many = Array.from({ length: 3000 }, (_, i) =>
    record(`/a/${i}.html`, `水印 ${i}`, '<p>同一段话。</p>'),
  );
  const files = buildSearchIndex(searchSource(many, SETTINGS));
  const largest = Math.max(
    ...files.filter(({ file }) => file.startsWith('terms')).map(({ data }) => data.length),
  );
  expect(largest).toBeLessThan(20_000);
});

test('other pages, another folder', async () => {
  const input = { ...SETTINGS, files: ['pages/x.1111111111.json', 'pages/y.1111111111.json'] };
  const { folder } = await planSearch(input);
  expect(folder).toMatch(/^search\/[\da-f]{10}\/$/);
  await expect(planSearch({ ...input, files: [...input.files].reverse() })).resolves.toMatchObject({
    folder,
  });
  const edited = await planSearch({
    ...input,
    files: ['pages/x.2222222222.json', 'pages/y.1111111111.json'],
  });
  expect(edited.folder).not.toBe(folder);
});

test('site.json names the index only when one is written', async () => {
  const root = createTree({ 'README.md': '# 首页\n' });
  const searchable = await bundleContent({ root, isLenient: false, isSearchable: true });
  expect(searchable.site.search).toBe(searchable.search.folder);
  expect((await bundleContent({ root, isLenient: false })).site.search).toBeUndefined();
});
