import type { TextRow, TextSection } from '../../../../../src/bundle/search/search-files';
import { wordPattern } from '../../../../../src/features/search/engine/mark-text';
import { rankPassages } from '../../../../../src/features/search/engine/rank-passages';

const ROWS: TextRow[] = [
  ['order', 'order', '排序 · Default'],
  ['istop', 'isTop', '只取置顶的内容'],
  ['totalnum', 'totalNum', '取几条'],
];

const SECTIONS: TextSection[] = [
  ['', '', '循环显示内容。', []],
  ['属性', '属性', '名称 · 说明', ROWS],
  ['示例', '示例', 'order="AddDate" totalNum="5"', []],
];

function titlesOf(words: string[], sections = SECTIONS): string[] {
  const pattern = wordPattern(words);
  const page = { path: '/a.html', title: '甲', sections };
  return pattern ? rankPassages(page, pattern).map(({ title }) => title) : [];
}

test('puts the row that the query names first, with its heading', () => {
  expect(titlesOf(['order'])).toEqual(['属性 › order', '示例']);
  expect(titlesOf(['属性', 'totalNum'])[0]).toBe('属性 › totalNum');
});

test('finds a row also by its text', () => {
  expect(titlesOf(['置顶'])).toEqual(['属性 › isTop']);
});

test('returns the whole section for words of its heading or of several rows', () => {
  expect(titlesOf(['属性'])).toEqual(['属性']);
  expect(titlesOf(['属性', '排序', '几条', '置顶'])).toEqual(['属性']);
});

test('ranks a word of one heading above a word of many headings', () => {
  const section = (title: string): TextSection => [title, title, '', []];
  const sections = ['', 'contents 一', 'contents 二', 'contents 三', 'pageNum'].map(section);
  expect(titlesOf(['contents', 'pageNum'], sections)[0]).toBe('pageNum');
});

test('finds a part of an identifier and a word after Chinese, but not the inside of a Latin word', () => {
  expect(titlesOf(['op'])).toEqual([]);
  expect(titlesOf(['top'])).toEqual(['属性 › isTop']);
  expect(titlesOf(['num'])[0]).toBe('属性 › totalNum');
  expect(
    titlesOf(
      ['order'],
      [
        ['', '', '', []],
        ['a', '按order排', '', []],
      ],
    ),
  ).toEqual(['按order排']);
});

test('returns only rows of the part before the first heading', () => {
  expect(titlesOf(['循环'])).toEqual([]);
  expect(titlesOf(['置顶'], [['', '', '', ROWS]])).toEqual(['isTop']);
});
