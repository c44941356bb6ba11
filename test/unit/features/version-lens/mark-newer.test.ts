import { markNewer } from '../../../../src/features/version-lens/mark-newer';
import { showHtml } from '../../../helpers/page';

const HTML =
  '<p class="page-since" data-since="7.2.0">本页</p>' +
  '<table><tbody><tr data-since="7.3.0"><th>甲<span class="since">7.3.0 起</span></th></tr></tbody></table>' +
  '<details class="gone"><summary>旧</summary><ul><li data-gone="7.3.0">乙</li><li data-gone="7.1.0">丙</li></ul></details>';

test('marks what is newer, shows and marks what was removed later, and can undo the marks', () => {
  const box = showHtml(HTML);
  const undo = markNewer(box, '7.2');
  expect(box.querySelector('.since')?.textContent).toBe('7.3.0 起，7.2 没有');
  expect([...box.querySelectorAll('.is-newer')].map(({ tagName }) => tagName)).toEqual(['TR']);
  expect([...box.querySelectorAll('.is-present')].map(({ textContent }) => textContent)).toEqual(['乙']);
  expect(box.querySelector('details')?.open).toBe(true);
  undo();
  expect(box.querySelector('.is-newer, .is-present, .version-note')).toBeNull();
});
