import { renderHook } from '@testing-library/react';
import { formatLocalTime, useLocalTime } from '../../../../src/features/page-foot/use-local-time';

const ISO = '2025-07-27T03:08:06Z';

describe('formatLocalTime', () => {
  test('writes the date to the minute, in the reader’s time zone', () => {
    const date = new Date(ISO);
    const two = (n: number) => String(n).padStart(2, '0');
    const clock = [date.getHours(), date.getMinutes()].map(two).join(':');
    expect(formatLocalTime(ISO, 'zh-CN')).toBe(`2025/${date.getMonth() + 1}/${date.getDate()} ${clock}`);
  });

  test('midnight is 00, not 24', () => {
    const midnight = new Date(2025, 0, 2, 0, 0, 5).toISOString();
    expect(formatLocalTime(midnight, 'zh-CN')).toBe('2025/1/2 00:00');
  });

  test('returns an empty text for an invalid date', () => {
    expect(formatLocalTime('yesterday', 'zh-CN')).toBe('');
  });
});

test('useLocalTime returns the formatted date after it has mounted', () => {
  expect(renderHook(() => useLocalTime(ISO, 'zh-CN')).result.current).toBe(formatLocalTime(ISO, 'zh-CN'));
});
