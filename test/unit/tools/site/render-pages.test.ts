import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Site } from '../../../../tools/site/site';
import { Cache } from '../../../../tools/support/cache';
import { createTree } from '../../../helpers/temp-tree';

const PAGES = 15;

/** Paragraphs of a page: so many that its tokens are many times larger than its record. */
const PARAGRAPHS = 500;

/** Bytes of the heap in use after a garbage collection. */
function usedHeap(): number {
  v8.setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return v8.getHeapStatistics().used_heap_size;
}

it('keeps no tokens of rendered pages in memory', async () => {
  const body = Array.from({ length: PARAGRAPHS }, (_, i) => `paragraph *${i}* of this page\n`).join('\n');
  const names = Array.from({ length: PAGES }, (_, i) => `page-number-${i}.md`);
  const pages = names.map((name) => [
    name,
    `# A title of its own\n\n[the first page](${names[0]})\n\n${body}`,
  ]);
  const site = new Site(createTree(Object.fromEntries(pages)), new Cache(undefined));
  const source = await site.read();
  // Loads all data that stays in memory whatever the number of pages is.
  await site.render({ ...source, pages: source.pages.slice(0, 1) });
  const before = usedHeap();
  const { pages: rendered } = await site.render(source);
  const grown = usedHeap() - before;
  expect(rendered).toHaveLength(PAGES);
  expect(rendered[0]?.links).toHaveLength(1);
  expect(grown).toBeLessThan(2 * rendered.reduce((sum, { bytes }) => sum + bytes, 0));
});
