import { act, renderHook } from '@testing-library/react';
import { useAnnouncer } from '../../../src/app/use-announcer';

test('useAnnouncer changes the text also when the same words are announced again', () => {
  const { result } = renderHook(() => useAnnouncer());
  act(() => result.current[1]('已复制'));
  expect(result.current[0]).toBe('已复制');
  act(() => result.current[1]('已复制'));
  expect(result.current[0]).not.toBe('已复制');
  expect(result.current[0].trim()).toBe('已复制');
});
