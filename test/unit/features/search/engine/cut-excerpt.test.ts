import { cutExcerpt } from '../../../../../src/features/search/engine/cut-excerpt';
import { wordPattern } from '../../../../../src/features/search/engine/mark-text';

const plain = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

test('keeps a short text whole, with spaces for line breaks', () => {
  expect(plain(cutExcerpt('一\n二', null))).toBe('一 二');
});

test('shows the part with the most different words of the query, and marks the words', () => {
  const text = `备份在这里。${'无关的话。'.repeat(60)}备份要用数据库自带的工具。${'无关的话。'.repeat(60)}`;
  const excerpt = cutExcerpt(text, wordPattern(['备份', '数据库']));
  expect(plain(excerpt)).toContain('备份要用数据库自带的工具');
  expect(plain(excerpt)).toMatch(/^….*…$/);
  expect(excerpt.filter(({ isMatch }) => isMatch).map(({ text: word }) => word)).toEqual(['备份', '数据库']);
});

test('starts with the sentence or line of the match, also when little text follows', () => {
  const text = `${'无关的话。'.repeat(40)}在栏目管理里点「删除」，下级栏目和内容一起进回收站。`;
  expect(plain(cutExcerpt(text, wordPattern(['回收站'])))).toBe(
    '…在栏目管理里点「删除」，下级栏目和内容一起进回收站。',
  );
  const lines = `${'无关的话。\n'.repeat(40)}表的第一行：\n回收站 · 是\n清空 · 否`;
  expect(plain(cutExcerpt(lines, wordPattern(['回收站'])))).toBe('…回收站 · 是 清空 · 否');
});

test('shows the part around the match if its sentence is too long', () => {
  const text = `${'很长的句子，'.repeat(30)}回收站，${'还没有完，'.repeat(30)}`;
  expect(plain(cutExcerpt(text, wordPattern(['回收站'])))).toMatch(/^…[^…]{15,25}回收站，[^…]+…$/);
});

test('finds words with characters that have a meaning in regular expressions', () => {
  const excerpt = cutExcerpt('日期格式 yyyy-MM-dd (a.b)', wordPattern(['yyyy-MM-dd', '(a.b)', '{x']));
  expect(excerpt.filter(({ isMatch }) => isMatch)).toHaveLength(2);
});
