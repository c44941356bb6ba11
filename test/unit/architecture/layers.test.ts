import { findCycles, findForbidden } from './import-graph';
import { isAllowedImport } from './layers';

describe('isAllowedImport', () => {
  test.each([
    ['src/content/a.ts', 'src/bundle/paths.ts'],
    ['src/app/entry.tsx', 'src/features/article/article.tsx'],
    ['src/features/article/article.tsx', 'src/features/article/article.css'],
    ['src/features/article/article.tsx', 'react'],
    ['src/worker/routes.ts', 'src/content/offline/keep.ts'],
    ['src/worker/routes.ts', 'workbox-routing'],
    ['tools/site/write.ts', 'src/bundle/records.ts'],
    ['tools/site/write.ts', 'node:fs'],
    ['tools/documents/pages/render.tsx', 'src/app/shell.tsx'],
  ])('%s may import %s', (from, to) => {
    expect(isAllowedImport(from, to)).toBe(true);
  });

  test.each([
    ['src/bundle/paths.ts', 'src/content/fetch.ts'],
    ['src/bundle/paths.ts', 'react'],
    ['src/shared/storage.ts', 'src/content/fetch.ts'],
    ['src/content/fetch.ts', 'src/features/article/article.tsx'],
    ['src/shared/use-scroll.ts', 'src/app/shell.tsx'],
    ['src/features/article/article.tsx', 'src/features/sidebar/sidebar.tsx'],
    ['src/features/article/article.tsx', 'src/app/shell.tsx'],
    ['src/app/entry.tsx', 'tools/build.ts'],
    ['src/app/entry.tsx', 'test/msw/create-bundle.ts'],
    ['src/app/entry.tsx', 'src/lost.ts'],
    ['src/app/entry.tsx', './no-such-file'],
    ['src/content/fetch.ts', 'node:fs'],
    ['src/worker/routes.ts', 'src/features/zoom/zoom.ts'],
    ['src/features/update/register.ts', 'src/worker/routes.ts'],
    ['tools/site/write.ts', 'src/app/shell.tsx'],
    ['tools/site/write.ts', 'test/msw/create-bundle.ts'],
    ['tools/site/write.ts', 'tools/documents/feed.ts'],
    ['tools/support/cache.ts', 'tools/source/read.ts'],
    ['tools/markdown/links.ts', 'tools/unlisted/links.ts'],
    ['tools/unlisted/links.ts', 'tools/support/text.ts'],
    ['tools/documents/pages/render.tsx', 'src/features/article/article.tsx'],
  ])('%s must not import %s', (from, to) => {
    expect(isAllowedImport(from, to)).toBe(false);
  });
});

test('findForbidden names the importing and the imported file', () => {
  const graph = new Map([['src/bundle/a.ts', ['src/app/b.tsx', 'src/bundle/c.ts']]]);
  expect(findForbidden(graph, isAllowedImport)).toEqual(['src/bundle/a.ts -> src/app/b.tsx']);
});

describe('findCycles', () => {
  test('lists the files of a cycle in order', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(findCycles(graph)).toEqual(['b -> c -> b']);
  });

  test('reports no cycle for a file that two files import', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
    ]);
    expect(findCycles(graph)).toEqual([]);
  });
});
