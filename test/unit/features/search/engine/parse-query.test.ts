import { parseQuery } from '../../../../../src/features/search/engine/parse-query';

test('neighbouring words are marked as one, so that no character is left beside them', () => {
  const { words } = parseQuery('如何备份数据库');
  expect(words).toEqual(expect.arrayContaining(['备份', '数据库', '数据']));
  expect(words).not.toContain('库');
});

test('a rare character is not cut in half when the halves of a word are marked', () => {
  const { words } = parseQuery('张𠮷明');
  expect(words.filter((word) => /\p{Surrogate}/u.test(word))).toEqual([]);
  expect(parseQuery('𠮷𠮟').words).toContain('𠮷𠮟');
});

test('a date counts less than the words beside it, the code of an error as much as a word', () => {
  const weightOf = (query: string, term: string) =>
    parseQuery(query).concepts.find((concept) => concept.term === term)?.weight ?? 0;
  expect(weightOf('日期格式改成 2024-01-01', '20240101')).toBeLessThan(weightOf('日期格式', '日期'));
  expect(weightOf('nginx 502', '502')).toBe(weightOf('nginx 502', 'nginx'));
});
