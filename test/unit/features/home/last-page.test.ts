import { readLastPage, rememberPage } from '../../../../src/features/home/last-page';
import { STORAGE_KEYS } from '../../../../src/shared/storage';

beforeEach(() => localStorage.clear());

describe('the page read last', () => {
  test('is the one remembered last', () => {
    rememberPage({ path: '/a.html', title: '甲' });
    rememberPage({ path: '/b.html', title: '乙', heading: { slug: '一', title: '一' } });
    expect(readLastPage()).toEqual({ path: '/b.html', title: '乙', heading: { slug: '一', title: '一' } });
  });

  test('is the first of a list that an earlier version stored', () => {
    const list = [
      { path: '/b.html', title: '乙' },
      { path: '/a.html', title: '甲' },
    ];
    localStorage.setItem(STORAGE_KEYS.lastPage, JSON.stringify(list));
    expect(readLastPage()).toEqual(list[0]);
  });

  test('is not recorded for a reader who turned the reading history of an earlier version off', () => {
    localStorage.setItem(STORAGE_KEYS.lastPage, 'off');
    rememberPage({ path: '/b.html', title: '乙' });
    expect(readLastPage()).toBeUndefined();
    expect(localStorage.getItem(STORAGE_KEYS.lastPage)).toBe('off');
  });

  test.each(['{', '3', '[{"path":"https://a.cn","title":"x"},{"path":"/a.html"},7]'])(
    'is none if the stored value is something else (%s)',
    (stored) => {
      localStorage.setItem(STORAGE_KEYS.lastPage, stored);
      expect(readLastPage()).toBeUndefined();
    },
  );
});
