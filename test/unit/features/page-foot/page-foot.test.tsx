import { render } from '@testing-library/react';
import { PageFoot } from '../../../../src/features/page-foot/page-foot';
import { formatLocalDate } from '../../../../src/features/page-foot/use-local-date';

test('the foot says on which day the page changed, in the reader’s time zone', () => {
  const midnight = new Date(2025, 6, 27, 0, 0, 5).toISOString();
  render(<PageFoot lastUpdated={midnight} label="最后更新" lang="zh-CN" />);
  const time = document.querySelector('time');
  expect(time?.dateTime).toBe(midnight);
  expect(time?.parentElement?.textContent).toBe('最后更新 2025/7/27');
});

test('an invalid date gives no text', () => {
  expect(formatLocalDate('yesterday', 'zh-CN')).toBe('');
});
