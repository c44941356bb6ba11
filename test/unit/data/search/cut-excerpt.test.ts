import { cutExcerpt } from '../../../../src/data/search/cut-excerpt';
import { wordPattern } from '../../../../src/data/search/mark-text';

const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('a short text stands whole, its breaks as spaces', () => {
  expect(plain(cutExcerpt('一\n二', null))).toBe('一 二');
});

test('the part with the most different words is shown', () => {
  const text = `备份在这里。${'无关的话。'.repeat(60)}备份要用数据库自带的工具。${'无关的话。'.repeat(60)}`;
  const excerpt = cutExcerpt(text, wordPattern(['备份', '数据库']));
  expect(plain(excerpt)).toContain('备份要用数据库自带的工具');
  expect(plain(excerpt)).toMatch(/^….*…$/);
  expect(excerpt.filter(({ isMatch }) => isMatch).map(({ text: word }) => word)).toEqual(['备份', '数据库']);
});

test('signs with a meaning in patterns are looked for as they are', () => {
  const excerpt = cutExcerpt('日期格式 yyyy-MM-dd (a.b)', wordPattern(['yyyy-MM-dd', '(a.b)', '{x']));
  expect(excerpt.filter(({ isMatch }) => isMatch)).toHaveLength(2);
});
