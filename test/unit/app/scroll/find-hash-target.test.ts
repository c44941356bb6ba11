import { findHashTarget } from '../../../../src/app/scroll/find-hash-target';
import { showHtml } from '../../../helpers/page';

const MAIN = showHtml('<h2 id="安装">a</h2><h2 id="100%">b</h2><h2 id="a.b:c">c</h2><h2 id="%41">d</h2>');

describe('findHashTarget', () => {
  test.each([
    ['#安装', 'a'],
    ['#%E5%AE%89%E8%A3%85', 'a'],
    ['#100%', 'b'],
    ['#100%25', 'b'],
    ['#a.b:c', 'c'],
    ['#%41', 'd'],
    ['安装', 'a'],
  ])('%s finds heading %s', (hash, text) => {
    expect(findHashTarget(MAIN, hash)?.textContent).toBe(text);
  });

  test.each(['', '#', '#nothing', '#%E5%AE', '#"]'])('"%s" finds nothing and does not throw', (hash) => {
    expect(findHashTarget(MAIN, hash)).toBeUndefined();
  });

  test('finds a heading that has the same id as an element outside the page', () => {
    document.body.insertAdjacentHTML('afterbegin', '<div id="app"></div>');
    expect(findHashTarget(showHtml('<h2 id="app">e</h2>'), '#app')?.textContent).toBe('e');
  });
});
