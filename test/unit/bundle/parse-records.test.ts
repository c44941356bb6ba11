import {
  parseOfflineCatalogue,
  parsePageRecord,
  parseSectionIndex,
  parseSiteIndex,
  parseStartIndex,
  RecordShapeError,
  SchemaVersionError,
} from '../../../src/bundle/parse-records';
import { recordOf, sectionOf, siteOf } from '../../helpers/records';

const PAGE = recordOf({ path: '/api/error.html' });
const SECTION = sectionOf();
const SITE = siteOf();
const START = {
  surroundings: 's',
  sectionFile: 'sections/model.12345678.json',
  site: SITE,
  section: SECTION,
};
const CATALOGUE = { sections: [] };

describe.each<[string, (value: unknown) => unknown, object]>([
  ['a record', parsePageRecord, PAGE],
  ['a section index', parseSectionIndex, SECTION],
  ['site.json', parseSiteIndex, SITE],
  ['a start index', parseStartIndex, START],
  ['an offline catalogue', parseOfflineCatalogue, CATALOGUE],
])('%s', (_kind, parse, file) => {
  test('is returned unchanged, with members that this version does not know', () => {
    const later = { ...file, later: 1 };
    expect(parse(later)).toBe(later);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['text', '<!doctype html>'],
    ['an empty object', {}],
    ['the answer of another program', { ok: true, path: 7, section: 7, schema: '1' }],
  ])('is refused if it is %s', (_name, value) => {
    expect(() => parse(value)).toThrow(RecordShapeError);
  });
});

test('a record of another address is refused', () => {
  expect(parsePageRecord(PAGE, '/api/error.html')).toBe(PAGE);
  expect(() => parsePageRecord(PAGE, '/api/')).toThrow('page.path is "/api/error.html", not /api/');
});

test('an index of another section is refused', () => {
  expect(parseSectionIndex(SECTION, 'model')).toBe(SECTION);
  expect(() => parseSectionIndex(SECTION, '')).toThrow('section.section is "model", not ');
});

test.each<[string, (value: unknown) => unknown, unknown]>([
  ['site.json', parseSiteIndex, { schema: 2 }],
  ['a start index', parseStartIndex, { ...START, site: { schema: 2 } }],
])('%s of another schema version is told from a damaged one', (_kind, parse, value) => {
  expect(() => parse(value)).toThrow(SchemaVersionError);
  expect(() => parse(value)).toThrow('site.schema is 2, not 1');
});
