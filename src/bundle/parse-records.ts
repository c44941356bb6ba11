import { SCHEMA_VERSION } from './constants';
import type { OfflineCatalogue, PageRecord, SectionIndex, SiteIndex, StartIndex } from './records';
import { SHAPES, type Shape } from './shapes';

/** A file is JSON, but does not have the shape that `records.ts` defines. */
export class RecordShapeError extends Error {
  override readonly name: string = 'RecordShapeError';
}

/** A file has another schema version: it is not damaged, but this app cannot read it. */
export class SchemaVersionError extends RecordShapeError {
  override readonly name = 'SchemaVersionError';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws `RecordShapeError` unless `value` has the shape. `what` names the value in the message. */
function checkShape(value: unknown, shape: Shape, what: string): void {
  if (shape === 'any') return;
  const wanted = Array.isArray(shape) ? 'array' : typeof shape === 'object' ? 'object' : shape;
  const found = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  if (found !== wanted) throw new RecordShapeError(`${what} is ${found}, not ${wanted}`);
  if (Array.isArray(shape) && Array.isArray(value)) {
    for (const [i, item] of value.entries()) checkShape(item, shape[0], `${what}[${i}]`);
  } else if (isObject(shape) && isObject(value)) {
    for (const [member, type] of Object.entries(shape)) {
      const name = member.replace(/\?$/, '');
      if (name === member || value[name] !== undefined) checkShape(value[name], type, `${what}.${name}`);
    }
  }
}

/** Checks a `pages/*.json` file. Throws `RecordShapeError`. */
export function parsePageRecord(value: unknown): PageRecord {
  checkShape(value, SHAPES.page, 'page');
  return value as PageRecord;
}

/** Checks a `sections/*.json` file. Throws `RecordShapeError`. */
export function parseSectionIndex(value: unknown): SectionIndex {
  checkShape(value, SHAPES.section, 'section');
  return value as SectionIndex;
}

/** Checks an `offline/sections.*.json` file. Throws `RecordShapeError`. */
export function parseOfflineCatalogue(value: unknown): OfflineCatalogue {
  checkShape(value, SHAPES.offline, 'offline');
  return value as OfflineCatalogue;
}

/** Checks `site.json`. Throws `RecordShapeError`; for an unknown schema, its subclass `SchemaVersionError`. */
export function parseSiteIndex(value: unknown): SiteIndex {
  const schema = isObject(value) ? value.schema : undefined;
  if (typeof schema === 'number' && schema !== SCHEMA_VERSION)
    throw new SchemaVersionError(`site.schema is ${schema}, not ${SCHEMA_VERSION}`);
  checkShape(value, SHAPES.site, 'site');
  return value as SiteIndex;
}

/** Checks a `start/*.json` file. Throws as `parseSiteIndex` does. */
export function parseStartIndex(value: unknown): StartIndex {
  checkShape(value, SHAPES.start, 'start');
  const { site, section, ...names } = value as StartIndex;
  return { ...names, site: parseSiteIndex(site), section: parseSectionIndex(section) };
}
