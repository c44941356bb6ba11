import { MAX_RECENT_SEARCHES } from '../../../../src/bundle/constants';
import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  rememberSearch,
} from '../../../../src/features/search/stored-searches';
import { STORAGE_KEYS } from '../../../../src/shared/storage';

beforeEach(() => localStorage.clear());

test('lists the last query first, and each query once, whatever its case and the spaces around it', () => {
  for (const query of ['栏目', 'STL', ' stl ', '  ']) rememberSearch(query);
  expect(readRecentSearches()).toEqual(['stl', '栏目']);
});

test('keeps at most MAX_RECENT_SEARCHES queries', () => {
  for (let i = 0; i <= MAX_RECENT_SEARCHES; i++) rememberSearch(`q${i}`);
  expect(readRecentSearches()).toHaveLength(MAX_RECENT_SEARCHES);
  expect(readRecentSearches()).not.toContain('q0');
});

test('removes one query or all queries', () => {
  for (const query of ['a', 'b', 'c']) rememberSearch(query);
  expect(forgetSearch('b')).toEqual(['c', 'a']);
  expect(readRecentSearches()).toEqual(['c', 'a']);
  expect(forgetAllSearches()).toEqual([]);
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{"a":1}', 'not json', '[1,null,""]'])(
  'ignores a stored value that is no list of queries: %s',
  (stored) => {
    localStorage.setItem(STORAGE_KEYS.recentSearches, stored);
    expect(readRecentSearches()).toEqual([]);
  },
);
