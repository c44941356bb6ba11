import { focusQuietly } from '../../../../src/app/scroll/focus-quietly';
import { find, showHtml } from '../../../helpers/page';

describe('focusQuietly', () => {
  test('focuses an element that is no control, without scrolling', () => {
    const heading = find(showHtml('<h2>x</h2>'), 'h2');
    const focus = jest.spyOn(heading, 'focus');
    focusQuietly(heading);
    expect(document.activeElement).toBe(heading);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('removes the tabindex when the focus moves on', () => {
    const heading = find(showHtml('<h2>x</h2>'), 'h2');
    focusQuietly(heading);
    heading.blur();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  test('keeps the tabindex that an element had before', () => {
    const main = find(showHtml('<div tabindex="-1"></div>'), 'div');
    focusQuietly(main);
    main.blur();
    expect(main.getAttribute('tabindex')).toBe('-1');
  });
});
