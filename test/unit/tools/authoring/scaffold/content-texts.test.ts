import { relinkPages } from '../../../../../tools/authoring/scaffold/content-texts';
import { createTree } from '../../../../helpers/temp-tree';

test('relinkPages does not write a page that was deleted during the move', async () => {
  const root = createTree({ 'a/b.md': '# 乙\n', 'a/kept.md': '# 甲\n\n[乙](b.md)\n' });
  const text = '# 甲\n\n[乙](b.md)\n';
  const sources = new Map([
    ['a/kept.md', text],
    ['a/gone.md', text],
  ]);
  const moves = new Map([['a/b.md', 'a/c.md']]);
  const { texts } = await relinkPages(root, sources, moves, new Set(['a/b.md', 'a/kept.md', 'a/gone.md']));
  expect([...texts]).toEqual([['a/kept.md', '# 甲\n\n[乙](c.md)\n']]);
});
