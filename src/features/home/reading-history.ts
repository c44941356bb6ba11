import { MAX_READING_HISTORY } from '../../bundle/constants';
import { readStored, STORAGE_KEYS, writeStored } from '../../shared/storage';

/** A page the reader was on. */
export interface ReadPage {
  path: string;
  title: string;
  /** The heading they had reached, when they were past the first. */
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

/** Pages read, the last first; undefined where the reader has turned the history off. */
export function readHistory(): ReadPage[] | undefined {
  const text = readStored('localStorage', STORAGE_KEYS.readingHistory);
  if (text === OFF) return undefined;
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isReadPage) : [];
  } catch {
    // Another program on this origin wrote something else there: the history begins anew.
    return [];
  }
}

/** Puts a page at the top of the history, unless it is off. */
export function rememberPage(page: ReadPage): void {
  const pages = readHistory();
  if (!pages) return;
  const others = pages.filter(({ path }) => path !== page.path);
  const kept = JSON.stringify([page, ...others].slice(0, MAX_READING_HISTORY));
  writeStored('localStorage', STORAGE_KEYS.readingHistory, kept);
}

/** Forgets everything; `isOn` says whether to begin anew. */
export function resetHistory(isOn: boolean): void {
  writeStored('localStorage', STORAGE_KEYS.readingHistory, isOn ? '[]' : OFF);
}
