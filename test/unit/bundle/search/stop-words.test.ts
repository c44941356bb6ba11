import { contentWords, readHanWords } from '../../../../src/bundle/search/stop-words';

test('leaves out stop words', () => {
  expect(contentWords('如何备份数据库').join('')).toBe('备份数据库');
  expect(contentWords('How to install').join(' ')).toBe('install');
});

test('keeps the stop words of a query that has no other words', () => {
  expect(contentWords('怎么办').join('')).toBe('怎么办');
});

test('a word that the segmenter does not know is no stop word, even if it contains one', () => {
  expect(readHanWords('插件定时任务').find(({ text }) => text.includes('时'))?.isStop).toBe(false);
});

test('three or more characters that the segmenter does not know are a guess, two are not', () => {
  const isGuess = (text: string) => readHanWords(text).map((word) => word.isGuess);
  expect(isGuess('龘靐齉')).toEqual([true]);
  expect(isGuess('龘靐')).toEqual([false]);
});

test('does not join a stop word to the words beside it', () => {
  expect(contentWords('管理员和用户有什么区别').join(' ')).not.toContain('和');
  expect(contentWords('手机版网站怎么弄').join('')).toBe('手机版网站');
});
