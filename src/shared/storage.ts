import { SITE_MARK } from '../bundle/constants';

/** Every key the app stores in the reader's browser, without the mark of the site (`SITE_MARK`) at its end. */
export const STORAGE_KEYS = {
  /** `light`, `dark` or `system`; in `localStorage`. */
  colorScheme: 'color-scheme',
  /** `on` if the reader wants long lines of code wrapped; in `localStorage`. */
  wrapCode: 'wrap-code',
  /** Version of the product that the reader uses, empty for the newest; in `localStorage`. */
  version: 'version',
  /** What the reader filled in for the samples, as JSON; in `localStorage`. */
  ownSite: 'own-site',
  /** Titles of the code-group tabs that the reader chose, the latest last, a line each; in `localStorage`. */
  codeGroup: 'code-group',
  /** The page read last, as JSON; the text `off` if the reader once turned this off; in `localStorage`. */
  lastPage: 'reading-history',
  /** What the reader said of pages, `yes` or `no` by path, as JSON; in `localStorage`. */
  feedback: 'feedback',
  /** Queries searched for last, as JSON; in `localStorage`. */
  recentSearches: 'recent-searches',
  /** Scroll positions by history entry; in `sessionStorage`. */
  scroll: 'scroll-positions',
  /** Open and closed sidebar groups of a section; in `sessionStorage`, the section's name is appended. */
  sidebarGroups: 'sidebar-groups:',
  /** Scroll position of a section's sidebar; in `sessionStorage`, the section's name is appended. */
  sidebarScroll: 'sidebar-scroll:',
} as const;

type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads a stored text; undefined if there is none or the browser denies storage. */
export function readStored(area: StorageArea, key: string): string | undefined {
  try {
    return window[area].getItem(key + SITE_MARK) ?? undefined;
  } catch {
    // Denied storage (private mode, blocked cookies) only means that nothing is remembered.
    return undefined;
  }
}

/** Stores a text for later visits; does nothing if storage is denied or full. */
export function writeStored(area: StorageArea, key: string, value: string): void {
  try {
    window[area].setItem(key + SITE_MARK, value);
  } catch {
    // See readStored: the app works without storage.
  }
}

/** Reads a stored flat object without the values that fail `isValue`. Empty if there is no such object. */
export function readStoredMap<T>(
  area: StorageArea,
  key: string,
  isValue: (value: unknown) => value is T,
): Record<string, T> {
  const text = readStored(area, key);
  if (text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, T] => isValue(entry[1])),
    );
  } catch {
    // Another program on this origin, or an older version, wrote something else there.
    return {};
  }
}
