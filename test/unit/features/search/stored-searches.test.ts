import { MAX_RECENT_SEARCHES } from '../../../../src/bundle/constants';
import {
  forgetAllSearches,
  forgetSearch,
  readRecentSearches,
  rememberSearch,
} from '../../../../src/features/search/stored-searches';
import { STORAGE_KEYS } from '../../../../src/shared/storage';

beforeEach(() => localStorage.clear());

test('the last query comes first, and once, however it was spelt', () => {
  for (const query of ['栏目', 'STL', ' stl ', '  ']) rememberSearch(query);
  expect(readRecentSearches()).toEqual(['stl', '栏目']);
});

test('the list has an end', () => {
  for (let i = 0; i <= MAX_RECENT_SEARCHES; i++) rememberSearch(`q${i}`);
  expect(readRecentSearches()).toHaveLength(MAX_RECENT_SEARCHES);
  expect(readRecentSearches()).not.toContain('q0');
});

test('one query or all can be forgotten', () => {
  for (const query of ['a', 'b', 'c']) rememberSearch(query);
  expect(forgetSearch('b')).toEqual(['c', 'a']);
  expect(readRecentSearches()).toEqual(['c', 'a']);
  expect(forgetAllSearches()).toEqual([]);
  expect(readRecentSearches()).toEqual([]);
});

test.each(['{"a":1}', 'not json', '[1,null,""]'])('what others stored there is no list: %s', (stored) => {
  localStorage.setItem(STORAGE_KEYS.recentSearches, stored);
  expect(readRecentSearches()).toEqual([]);
});
