import { parseQuery } from '../../../../../src/features/search/engine/parse-query';

test('neighbouring words are marked as one, so that no character is left beside them', () => {
  const { words } = parseQuery('如何备份数据库');
  expect(words).toEqual(expect.arrayContaining(['备份', '数据库', '数据']));
  expect(words).not.toContain('库');
});
