import { focusQuietly } from '../../../../src/app/scroll/focus-quietly';
import { find, showHtml } from '../../../helpers/page';

describe('focusQuietly', () => {
  test('focuses what is no control, without scrolling', () => {
    const heading = find(showHtml('<h2>x</h2>'), 'h2');
    const focus = jest.spyOn(heading, 'focus');
    focusQuietly(heading);
    expect(document.activeElement).toBe(heading);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('leaves no tab stop behind when the focus moves on', () => {
    const heading = find(showHtml('<h2>x</h2>'), 'h2');
    focusQuietly(heading);
    heading.blur();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });

  test('an element’s own tabindex stays', () => {
    const main = find(showHtml('<div tabindex="-1"></div>'), 'div');
    focusQuietly(main);
    main.blur();
    expect(main.getAttribute('tabindex')).toBe('-1');
  });
});
