import { MAX_READING_HISTORY } from '../../../../src/bundle/constants';
import { readHistory, rememberPage, resetHistory } from '../../../../src/features/home/reading-history';
import { STORAGE_KEYS } from '../../../../src/shared/storage';

const pageOf = (path: string) => ({ path, title: path });

beforeEach(() => localStorage.clear());

describe('the reading history', () => {
  test('has each page once, the last one first, and at most MAX_READING_HISTORY pages', () => {
    for (let n = 0; n < MAX_READING_HISTORY + 2; n++) rememberPage(pageOf(`/${n}.html`));
    rememberPage(pageOf('/5.html'));
    const paths = readHistory()?.map(({ path }) => path) ?? [];
    expect(paths).toHaveLength(MAX_READING_HISTORY);
    expect(paths.slice(0, 2)).toEqual(['/5.html', `/${MAX_READING_HISTORY + 1}.html`]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('is undefined and keeps no page while it is turned off', () => {
    rememberPage(pageOf('/a.html'));
    resetHistory(false);
    rememberPage(pageOf('/b.html'));
    expect(readHistory()).toBeUndefined();
    resetHistory(true);
    expect(readHistory()).toEqual([]);
  });

  test.each(['{', '3', '[{"path":"https://a.cn","title":"x"},{"path":"/a.html"},7]'])(
    'ignores a stored value that is no history (%s)',
    (stored) => {
      localStorage.setItem(STORAGE_KEYS.readingHistory, stored);
      expect(readHistory()).toEqual([]);
    },
  );
});
