import { act, renderHook } from '@testing-library/react';
import { useColorScheme } from '../../../../src/features/theme-switch/use-color-scheme';
import { STORAGE_KEYS } from '../../../../src/shared/storage';
import { watchListeners } from '../../../helpers/watch-listeners';

function preferDark(matches: boolean): MediaQueryList {
  const list = Object.assign(window.matchMedia('(prefers-color-scheme: dark)'), { matches });
  jest.spyOn(window, 'matchMedia').mockReturnValue(list);
  return list;
}

const theme = () => document.documentElement.dataset.theme;

afterEach(() => localStorage.clear());

describe('useColorScheme', () => {
  test('follows the system until the reader chooses', () => {
    const system = preferDark(true);
    const { result } = renderHook(() => useColorScheme());
    expect([result.current[0], theme()]).toEqual(['system', 'dark']);
    act(() => {
      Object.assign(system, { matches: false }).dispatchEvent(new Event('change'));
    });
    expect(theme()).toBe('light');
  });

  test('stores a choice, which replaces the system’s scheme, and reads it on the next visit', () => {
    preferDark(true);
    const { result, unmount } = renderHook(() => useColorScheme());
    act(() => result.current[1]('light'));
    expect(theme()).toBe('light');
    unmount();
    expect(localStorage.getItem(STORAGE_KEYS.colorScheme)).toBe('light');
    expect(renderHook(() => useColorScheme()).result.current[0]).toBe('light');
  });

  test('follows a choice that the reader makes in another tab of the browser', () => {
    const { result } = renderHook(() => useColorScheme());
    localStorage.setItem(STORAGE_KEYS.colorScheme, 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.colorScheme })));
    expect([result.current[0], theme()]).toEqual(['dark', 'dark']);
  });

  test('ignores an unknown stored value', () => {
    localStorage.setItem(STORAGE_KEYS.colorScheme, 'purple');
    expect(renderHook(() => useColorScheme()).result.current[0]).toBe('system');
  });

  test('stops listening to the system on unmount', () => {
    const listeners = watchListeners(preferDark(false));
    const { unmount } = renderHook(() => useColorScheme());
    expect(listeners.types()).toEqual(['change']);
    unmount();
    expect(listeners.types()).toEqual([]);
  });
});
