import { parseQuery } from '../../../../../src/features/search/engine/parse-query';

test('highlights two adjacent words joined (数据库), and no word of a single character alone', () => {
  const { words } = parseQuery('如何备份数据库');
  expect(words).toEqual(expect.arrayContaining(['备份', '数据库', '数据']));
  expect(words).not.toContain('库');
});

test('counts characters, not UTF-16 units, when it decides whether to halve a word for highlighting', () => {
  const { words } = parseQuery('张𠮷明');
  expect(words.filter((word) => /\p{Surrogate}/u.test(word))).toEqual([]);
  expect(parseQuery('𠮷𠮟').words).toContain('𠮷𠮟');
});

test('a date weighs less than a Chinese word, a status code as much as a Latin word', () => {
  const weightOf = (query: string, term: string) =>
    parseQuery(query).concepts.find((concept) => concept.term === term)?.weight ?? 0;
  expect(weightOf('日期格式改成 2024-01-01', '20240101')).toBeLessThan(weightOf('日期格式', '日期'));
  expect(weightOf('nginx 502', '502')).toBe(weightOf('nginx 502', 'nginx'));
});
