import { EMPTY_SLUG, SlugCounter, slugify } from '../../../src/bundle/slug';

/** The vectors of the old site's own algorithm: published addresses end in these. */
const VECTORS: ReadonlyArray<readonly [heading: string, slug: string]> = [
  ['1. 安装', '_1-安装'],
  ['2、配置', '_2、配置'],
  ['第1章 概述', '第1章-概述'],
  ['3.14 版本', '_3-14-版本'],
  ['安装（Windows）', '安装-windows'],
  ['什么是 CMS？', '什么是-cms'],
  ['快速开始：Docker', '快速开始-docker'],
  ['“引号”与—破折号', '引号-与-破折号'],
  ['【重要】说明', '【重要】说明'],
  ['《手册》', '《手册》'],
  ['全角\u3000空格', '全角-空格'],
  ['ＡＢＣ１２３', 'abc123'],
  ['①步骤', '_1步骤'],
  ['Ⅳ 部分', 'iv-部分'],
  ['1、安装，配置。', '_1、安装-配置。'],
  ['·中点·', '·中点·'],
  ['a_b-c', 'a-b-c'],
  ['_私有', '私有'],
  ['Q&A', 'q-a'],
  ['C++', 'c'],
  ['100%', '_100'],
  ['½', '_1⁄2'],
  ['-1 度', '_1-度'],
  ['商品：¥100', '商品-¥100'],
  ['...', ''],
  ['……', ''],
  ['Ünïcode', 'unicode'],
  ['emoji 😀 test', 'emoji-😀-test'],
  ['한글', '한글'.normalize('NFKD')],
];

describe('slugify', () => {
  test.each(VECTORS)('%s becomes %s', (heading, slug) => {
    expect(slugify(heading)).toBe(slug);
  });

  test('Hangul stays decomposed, as in published addresses', () => {
    expect(slugify('한글')).not.toBe('한글'.normalize('NFC'));
  });

  test('control characters disappear and do not separate', () => {
    expect(slugify('a\u0000b\u001fc')).toBe('abc');
  });

  test('runs of white space and signs become one hyphen, none at either end', () => {
    expect(slugify('  a \t&& b  ')).toBe('a-b');
  });

  test('only a leading digit gets an underscore', () => {
    expect(slugify('7 a 7')).toBe('_7-a-7');
  });
});

describe('SlugCounter', () => {
  test('repeated slugs are numbered from 2 in document order', () => {
    const counter = new SlugCounter();
    expect(['a', 'b', 'a', 'a', 'b'].map((slug) => counter.claim(slug))).toEqual([
      'a',
      'b',
      'a-2',
      'a-3',
      'b-2',
    ]);
  });

  test('a number that a heading already took is skipped', () => {
    const counter = new SlugCounter();
    expect(['a', 'a-2', 'a'].map((slug) => counter.claim(slug))).toEqual(['a', 'a-2', 'a-3']);
  });

  test('headings of punctuation only are called section, then section-2', () => {
    const counter = new SlugCounter();
    expect([counter.claim(slugify('...')), counter.claim(slugify('……'))]).toEqual([
      EMPTY_SLUG,
      `${EMPTY_SLUG}-2`,
    ]);
  });

  test('names of object members are ordinary slugs', () => {
    expect(new SlugCounter().claim('constructor')).toBe('constructor');
  });
});
