import { contentWords, readHanWords } from '../../../../src/bundle/search/stop-words';

test('words that ask or fill are left out', () => {
  expect(contentWords('如何备份数据库').join('')).toBe('备份数据库');
  expect(contentWords('How to install').join(' ')).toBe('install');
});

test('a query of nothing else keeps them', () => {
  expect(contentWords('怎么办').join('')).toBe('怎么办');
});

test('a word the segmenter does not know is one word, though a part of it is a stop word elsewhere', () => {
  expect(readHanWords('插件定时任务').find(({ text }) => text.includes('时'))?.isStop).toBe(false);
});

test('what stands between two words belongs to neither', () => {
  expect(contentWords('管理员和用户有什么区别').join(' ')).not.toContain('和');
  expect(contentWords('手机版网站怎么弄').join('')).toBe('手机版网站');
});
