import { RecordShapeError } from '../../../bundle/parse-records';
import type { PageName, PageText, PinyinFile, SearchEntry } from '../../../bundle/search/search-files';

type Fields = Record<string, unknown>;

function asObject(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new RecordShapeError(`${what} is not an object`);
}

function requireList(value: unknown, what: string): void {
  if (!Array.isArray(value)) throw new RecordShapeError(`${what} is not a list`);
}

/** Checks `entry.json`. Throws `RecordShapeError`, as all functions of this file do. */
export function parseSearchEntry(value: unknown): SearchEntry {
  const fields = asObject(value, 'entry');
  for (const name of ['sections', 'folders', 'terms', 'pinyin']) requireList(fields[name], `entry.${name}`);
  if (typeof fields.pages !== 'number') throw new RecordShapeError('entry.pages is not a number');
  if (fields.names !== undefined) requireList(fields.names, 'entry.names');
  return value as SearchEntry;
}

/** Checks a file that maps keys to texts: `terms`, `traditional` or `sounds`. */
export function parseTexts(value: unknown): Record<string, string> {
  const texts = Object.values(asObject(value, 'file'));
  if (texts.some((text) => typeof text !== 'string')) throw new RecordShapeError('a value is not a text');
  return value as Record<string, string>;
}

/** Checks a `words` file. */
export function parseWords(value: unknown): Record<string, number> {
  const counts = Object.values(asObject(value, 'words'));
  if (counts.some((count) => typeof count !== 'number'))
    throw new RecordShapeError('a value of words is not a number');
  return value as Record<string, number>;
}

/** Checks a `pinyin` file. */
export function parsePinyin(value: unknown): PinyinFile {
  for (const phrases of Object.values(asObject(value, 'pinyin'))) requireList(phrases, 'phrases');
  return value as PinyinFile;
}

/** Checks a `names` file. */
export function parseNames(value: unknown): PageName[] {
  requireList(value, 'names');
  return value as PageName[];
}

/** Checks a `text` file. */
export function parsePageText(value: unknown): PageText {
  const fields = asObject(value, 'text');
  requireList(fields.sections, 'text.sections');
  if (fields.questions !== undefined) requireList(fields.questions, 'text.questions');
  if (typeof fields.path !== 'string' || typeof fields.title !== 'string') {
    throw new RecordShapeError('text has no path or no title');
  }
  return value as PageText;
}
