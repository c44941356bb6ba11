import { MAX_RECENT_SEARCHES } from '../../bundle/constants';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

function write(queries: string[]): string[] {
  writeStored('localStorage', STORAGE_KEYS.recentSearches, JSON.stringify(queries));
  return queries;
}

/** Queries from which the reader opened a result, the most recent first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', STORAGE_KEYS.recentSearches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const queries = stored.filter((query): query is string => typeof query === 'string' && query !== '');
    return queries.slice(0, MAX_RECENT_SEARCHES);
  } catch {
    // Another program on this origin stored something else under this key: the list starts empty.
    return [];
  }
}

/** Puts a query at the top of the list. */
export function rememberSearch(query: string): void {
  const wanted = query.trim();
  if (wanted === '') return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  write([wanted, ...others].slice(0, MAX_RECENT_SEARCHES));
}

/** Removes a query from the list. Returns the rest. */
export function forgetSearch(query: string): string[] {
  return write(readRecentSearches().filter((other) => other !== query));
}

/** Empties the list. */
export function forgetAllSearches(): string[] {
  return write([]);
}
