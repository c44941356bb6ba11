import { findTerms, highlightTerms } from '../../../../src/features/search/highlight-terms';
import { showHtml } from '../../../helpers/page';

const HTML =
  '<h2 id="a"><a class="header-anchor" href="#a" aria-hidden="true">#</a> 备份数据库</h2>' +
  '<p>先<strong>备</strong>份，再备份。</p><p>备</p><p>份</p>' +
  '<pre><code><span>stl</span>:contents STL</code></pre>' +
  '<button>备份</button><svg><text>备份</text></svg>';

const marked = (root: Element) => [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('findTerms', () => {
  test.each<[string, string[], [number, number][]]>([
    [
      '备份数据库的备份',
      ['备份'],
      [
        [0, 2],
        [6, 8],
      ],
    ],
    [
      'Data Backup',
      ['backup', 'DATA'],
      [
        [0, 4],
        [5, 11],
      ],
    ],
    ['数据库', ['数据', '数据库'], [[0, 3]]],
    ['aaaa', ['aaa'], [[0, 3]]],
    ['İx data', ['DATA'], [[3, 7]]],
    ['x', ['', 'y'], []],
    [
      'decimal c, C# 和 VarChar',
      ['C'],
      [
        [8, 9],
        [11, 12],
      ],
    ],
    [
      'isTop top',
      ['top', 'op'],
      [
        [2, 5],
        [6, 9],
      ],
    ],
    ['ＤＡＴＡ 备份', ['data'], [[0, 4]]],
    [
      'cafe\u0301 naïve',
      ['café', 'naive'],
      [
        [0, 5],
        [6, 11],
      ],
    ],
  ])('in %s, finds %j at %j', (text, terms, places) => {
    expect(findTerms(text, terms)).toEqual(places);
  });
});

describe('in browsers without the Custom Highlight API', () => {
  test('wraps the terms, also across inline elements, but not in controls and drawings', () => {
    const root = showHtml(HTML);
    highlightTerms(root, ['备份', 'stl:contents']);
    expect(marked(root)).toEqual(['备份', '备', '份', '备份', 'stl', ':contents']);
    expect(root.querySelector('button mark, svg mark, .header-anchor mark')).toBeNull();
  });

  test('restores the document when the marks are cleared', () => {
    const root = showHtml(HTML);
    const nodes = root.querySelector('p')?.childNodes.length;
    const clear = highlightTerms(root, ['备份', 'stl']);
    expect(root.innerHTML).not.toBe(HTML);
    clear();
    expect(root.innerHTML).toBe(HTML);
    expect(root.querySelector('p')?.childNodes).toHaveLength(nodes ?? 0);
  });

  test('keeps a term with HTML as text', () => {
    const root = showHtml('<p>a &lt;img src=x onerror=alert(1)&gt; b</p>');
    highlightTerms(root, ['<img src=x onerror=alert(1)>']);
    expect(root.querySelector('img')).toBeNull();
    expect(marked(root)).toEqual(['<img src=x onerror=alert(1)>']);
  });
});

describe('with the Custom Highlight API', () => {
  const highlights = new Map<string, { ranges: Range[] }>();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'CSS');

  beforeEach(() => {
    class Highlight {
      readonly ranges: Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    }
    Object.assign(globalThis, { Highlight });
    Object.defineProperty(globalThis, 'CSS', { value: { highlights }, configurable: true, writable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'Highlight');
    if (before) Object.defineProperty(globalThis, 'CSS', before);
    else Reflect.deleteProperty(globalThis, 'CSS');
  });

  test('marks the terms without changing the document', () => {
    const root = showHtml(HTML);
    const clear = highlightTerms(root, ['备份']);
    expect(root.innerHTML).toBe(HTML);
    expect(highlights.get('search-term')?.ranges.map(String)).toEqual(['备份', '备', '份', '备份']);
    clear();
    expect(highlights.size).toBe(0);
  });
});

test('changes nothing if no term is found', () => {
  const root = showHtml(HTML);
  highlightTerms(root, ['没有'])();
  expect(root.innerHTML).toBe(HTML);
});

test('does not mark a word that is in most sections of the page', () => {
  const root = showHtml('<p>密码</p><h2>密码</h2><p>过期</p><h2>登录</h2><p>密码</p><h2>其他</h2><p>x</p>');
  highlightTerms(root, ['密码', '过期']);
  expect(marked(root)).toEqual(['过期']);
});
