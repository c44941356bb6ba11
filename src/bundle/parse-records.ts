import { SCHEMA_VERSION } from './constants';
import type { PageRecord, SectionIndex, SiteIndex, StartIndex } from './records';
import type { OfflineCatalogue } from './worker-contract';

/** A file is JSON, but not of the shape the contract requires. */
export class RecordShapeError extends Error {
  override readonly name: string = 'RecordShapeError';
}

/** The file is of another version of the contract: not damaged, but not for this app. */
export class SchemaVersionError extends RecordShapeError {
  override readonly name = 'SchemaVersionError';
}

type Fields = Record<string, unknown>;
type FieldType = 'string' | 'number' | 'array' | 'object';

function asObject(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new RecordShapeError(`${what} is not an object`);
}

function requireFields(value: unknown, what: string, types: Record<string, FieldType>): void {
  const fields = asObject(value, what);
  for (const [name, type] of Object.entries(types)) {
    const found = fields[name];
    const actual = Array.isArray(found) ? 'array' : found === null ? 'null' : typeof found;
    if (actual !== type) throw new RecordShapeError(`${what}.${name} is ${actual}, not ${type}`);
  }
}

function requireEach(list: unknown, what: string, types: Record<string, FieldType>): void {
  for (const [i, entry] of (list as unknown[]).entries()) requireFields(entry, `${what}[${i}]`, types);
}

/** Checks a `pages/*.json` file. Throws `RecordShapeError`. */
export function parsePageRecord(value: unknown): PageRecord {
  requireFields(value, 'page', {
    key: 'string',
    title: 'string',
    frontmatter: 'object',
    regularPath: 'string',
    relativePath: 'string',
    path: 'string',
    headers: 'array',
    html: 'string',
  });
  const page = value as PageRecord;
  for (const [i, heading] of page.headers.entries()) {
    requireFields(heading, `page.headers[${i}]`, { title: 'string', slug: 'string' });
  }
  return page;
}

/** Checks a `sections/*.json` file. Throws `RecordShapeError`. */
export function parseSectionIndex(value: unknown): SectionIndex {
  requireFields(value, 'section', {
    section: 'string',
    path: 'string',
    title: 'string',
    sidebar: 'array',
    pages: 'array',
    redirects: 'object',
  });
  const index = value as SectionIndex;
  requireEach(index.pages, 'section.pages', { path: 'string', title: 'string', file: 'string' });
  requireEach(index.sidebar, 'section.sidebar', { title: 'string' });
  return index;
}

/** Checks an `offline/sections.*.json` file. Throws `RecordShapeError`. */
export function parseOfflineCatalogue(value: unknown): OfflineCatalogue {
  requireFields(value, 'offline', { sections: 'array' });
  const catalogue = value as OfflineCatalogue;
  const types = {
    name: 'string',
    title: 'string',
    path: 'string',
    pages: 'number',
    bytes: 'number',
  } as const;
  requireEach(catalogue.sections, 'offline.sections', types);
  return catalogue;
}

/** Checks `site.json`. Throws `RecordShapeError`; for an unknown schema, its subclass `SchemaVersionError`. */
export function parseSiteIndex(value: unknown): SiteIndex {
  const { schema } = asObject(value, 'site');
  if (typeof schema === 'number' && schema !== SCHEMA_VERSION)
    throw new SchemaVersionError(`site.schema is ${schema}, not ${SCHEMA_VERSION}`);
  requireFields(value, 'site', {
    schema: 'number',
    buildId: 'string',
    title: 'string',
    description: 'string',
    lang: 'string',
    origin: 'string',
    nav: 'array',
    sections: 'array',
    meta: 'array',
    lastUpdatedLabel: 'string',
  });
  const site = value as SiteIndex;
  requireEach(site.sections, 'site.sections', {
    name: 'string',
    path: 'string',
    title: 'string',
    parts: 'array',
  });
  if (site.search !== undefined) requireFields(site, 'site', { search: 'string' });
  if (site.analytics !== undefined) {
    requireFields(site.analytics, 'site.analytics', { src: 'string', attributes: 'object' });
    const { queue } = site.analytics;
    if (queue !== undefined) {
      const lists = { setup: 'array', pageView: 'array', error: 'array' } as const;
      requireFields(queue, 'site.analytics.queue', { name: 'string', ...lists });
    }
  }
  if (site.assistant !== undefined) requireFields(site.assistant, 'site.assistant', { url: 'string' });
  return site;
}

/** Checks a `start/*.json` file. Throws as `parseSiteIndex` does. */
export function parseStartIndex(value: unknown): StartIndex {
  requireFields(value, 'start', { surroundings: 'string', sectionFile: 'string' });
  const { site, section, ...names } = value as StartIndex;
  return { ...names, site: parseSiteIndex(site), section: parseSectionIndex(section) };
}
