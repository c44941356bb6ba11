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

test('what the reader says is not meant is no part of the query', () => {
  const termsOf = (query: string) => parseQuery(query).concepts.map(({ term }) => term);
  expect(termsOf('不是 siteserver 的老网站')).toEqual(termsOf('老网站'));
  expect(termsOf('网址不是 https')).toContain('https');
});

test('hurry and politeness carry nothing', () => {
  const { concepts } = parseQuery('网站突然打不开了 急 求助');
  expect(concepts.map(({ term }) => term)).toEqual(['网站', '打不', '不开']);
});
