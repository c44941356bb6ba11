import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** The page that the reader opened last. */
export interface ReadPage {
  path: string;
  title: string;
  /** The heading that the reader had reached; absent above the first heading. */
  heading?: { slug: string; title: string };
}

/** Earlier versions stored this for readers who did not want their reading recorded, and still do not. */
const OFF = 'off';

function isReadPage(value: unknown): value is ReadPage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    value.path.startsWith('/') &&
    'title' in value &&
    typeof value.title === 'string' &&
    (!('heading' in value) || isHeading(value.heading))
  );
}

function isHeading(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/** The page that the reader opened last; undefined if there is none. */
export function readLastPage(): ReadPage | undefined {
  try {
    // A list, because earlier versions stored several pages, the last one first.
    const stored: unknown = JSON.parse(readStored('localStorage', STORAGE_KEYS.lastPage) ?? '[]');
    return Array.isArray(stored) ? stored.find(isReadPage) : undefined;
  } catch {
    // `OFF`, or another program on this origin stored something else under this key.
    return undefined;
  }
}

/** Remembers the page that the reader is on. */
export function rememberPage(page: ReadPage): void {
  if (readStored('localStorage', STORAGE_KEYS.lastPage) === OFF) return;
  writeStored('localStorage', STORAGE_KEYS.lastPage, JSON.stringify([page]));
}
