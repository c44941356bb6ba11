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

test('the row that is named by the query comes first, with its heading', () => {
  expect(titlesOf(['order'])).toEqual(['属性 › order', '示例']);
  expect(titlesOf(['属性', 'totalNum'])[0]).toBe('属性 › totalNum');
});

test('a row also answers by what it says', () => {
  expect(titlesOf(['置顶'])).toEqual(['属性 › isTop']);
});

test('a query for the heading, or for what several rows hold, gets the whole section', () => {
  expect(titlesOf(['属性'])).toEqual(['属性']);
  expect(titlesOf(['属性', '排序', '几条', '置顶'])).toEqual(['属性']);
});

test('a word that many headings hold does not decide', () => {
  const section = (title: string): TextSection => [title, title, '', []];
  const sections = ['', 'contents 一', 'contents 二', 'contents 三', 'pageNum'].map(section);
  expect(titlesOf(['contents', 'pageNum'], sections)[0]).toBe('pageNum');
});

test('the end of a longer Latin word is no match, a part of a name and a word after Chinese are', () => {
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

test('of the part before the first heading a row is given, and nothing else', () => {
  expect(titlesOf(['循环'])).toEqual([]);
  expect(titlesOf(['置顶'], [['', '', '', ROWS]])).toEqual(['isTop']);
});
