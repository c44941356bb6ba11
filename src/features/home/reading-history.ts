import { MAX_READING_HISTORY } from '../../bundle/constants';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** A page that the reader has opened. */
export interface ReadPage {
  path: string;
  title: string;
  /** The heading that the reader had reached; absent above the first heading. */
  heading?: { slug: string; title: string };
}

/** Stored instead of the list when the reader has turned the history off. */
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

/** Pages that the reader has opened, the most recent first; undefined if the reader has turned the history off. */
export function readHistory(): ReadPage[] | undefined {
  const text = readStored('localStorage', STORAGE_KEYS.readingHistory);
  if (text === OFF) return undefined;
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReadPage) : [];
  } catch {
    // Another program on this origin stored something else under this key: the history starts empty.
    return [];
  }
}

/** Puts a page at the top of the history, unless the reader has turned the history off. */
export function rememberPage(page: ReadPage): void {
  const pages = readHistory();
  if (!pages) return;
  const others = pages.filter(({ path }) => path !== page.path);
  const kept = JSON.stringify([page, ...others].slice(0, MAX_READING_HISTORY));
  writeStored('localStorage', STORAGE_KEYS.readingHistory, kept);
}

/** Clears the history. `isOn` says whether pages are recorded from now on. */
export function resetHistory(isOn: boolean): void {
  writeStored('localStorage', STORAGE_KEYS.readingHistory, isOn ? '[]' : OFF);
}
