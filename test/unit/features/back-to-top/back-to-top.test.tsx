import { act, render, screen } from '@testing-library/react';
import { BACK_TO_TOP_THROTTLE_MS } from '../../../../src/bundle/constants';
import { BackToTop } from '../../../../src/features/back-to-top/back-to-top';
import { scrollWindowTo } from '../../../helpers/page';

const button = () => screen.queryByRole('button', { name: '返回顶部' });

function scroll(top: number): void {
  act(() => {
    scrollWindowTo(top);
    jest.advanceTimersByTime(BACK_TO_TOP_THROTTLE_MS);
  });
}

test('BackToTop shows its button only after more than 300 pixels of scrolling, and calls onClick', () => {
  jest.useFakeTimers();
  const onClick = jest.fn();
  render(<BackToTop isPhone={false} onClick={onClick} />);
  scroll(300);
  expect(button()).toBeNull();
  scroll(301);
  button()?.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  scroll(0);
  expect(button()).toBeNull();
  jest.useRealTimers();
});
