/**
 * Takes the bundle's files out of responses and caches. The build has made them by `records.ts`, so a file is trusted
 * once it is the one that was asked for: a server, a proxy or a cache may answer with another, or with another version.
 */
import { SCHEMA_VERSION } from './constants';
import type { OfflineCatalogue, PageRecord, SectionIndex, SiteIndex, StartIndex } from './records';
import type { SearchEntry } from './search/search-files';

/** A file is JSON, but not the file that was asked for. */
export class RecordShapeError extends Error {
  override readonly name: string = 'RecordShapeError';
}

/** A file has another schema version: it is not damaged, but this app cannot read it. */
export class SchemaVersionError extends RecordShapeError {
  override readonly name = 'SchemaVersionError';
}

/** A member of what may be an object. */
function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Throws `RecordShapeError` unless a member of `value` is the wanted text; any text when none is wanted. */
function expectText(value: unknown, what: string, name: string, wanted?: string): void {
  const found = memberOf(value, name);
  if (typeof found !== 'string' || (wanted !== undefined && found !== wanted))
    throw new RecordShapeError(`${what}.${name} is ${JSON.stringify(found)}, not ${wanted ?? 'a text'}`);
}

/** Takes a `pages/*.json` file; `path`, if known, is the address of the page. Throws `RecordShapeError`. */
export function parsePageRecord(value: unknown, path?: string): PageRecord {
  expectText(value, 'page', 'path', path);
  return value as PageRecord;
}

/** Takes a `sections/*.json` file; `section`, if known, is the name of the section. Throws `RecordShapeError`. */
export function parseSectionIndex(value: unknown, section?: string): SectionIndex {
  expectText(value, 'section', 'section', section);
  return value as SectionIndex;
}

/** Takes an `offline/sections.*.json` file. Throws `RecordShapeError`. */
export function parseOfflineCatalogue(value: unknown): OfflineCatalogue {
  if (!Array.isArray(memberOf(value, 'sections'))) throw new RecordShapeError('offline.sections is no list');
  return value as OfflineCatalogue;
}

/** Takes `entry.json` of a search index. Throws `RecordShapeError`. */
export function parseSearchEntry(value: unknown): SearchEntry {
  if (!Array.isArray(memberOf(value, 'terms'))) throw new RecordShapeError('entry.terms is no list');
  return value as SearchEntry;
}

/** Takes `site.json`. Throws `RecordShapeError`; for another version, its subclass `SchemaVersionError`. */
export function parseSiteIndex(value: unknown): SiteIndex {
  const schema = memberOf(value, 'schema');
  if (typeof schema !== 'number') throw new RecordShapeError('site.schema is no number');
  if (schema !== SCHEMA_VERSION)
    throw new SchemaVersionError(`site.schema is ${schema}, not ${SCHEMA_VERSION}`);
  return value as SiteIndex;
}

/** Takes a `start/*.json` file. Throws as `parseSiteIndex` does. */
export function parseStartIndex(value: unknown): StartIndex {
  parseSiteIndex(memberOf(value, 'site'));
  parseSectionIndex(memberOf(value, 'section'));
  return value as StartIndex;
}
