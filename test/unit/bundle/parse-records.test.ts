import {
  parsePageRecord,
  parseSectionIndex,
  parseSiteIndex,
  parseStartIndex,
  RecordShapeError,
} from '../../../src/bundle/parse-records';

const PAGE = {
  key: 'k',
  title: '错误',
  frontmatter: {},
  regularPath: '/api/error.html',
  relativePath: 'api/error.md',
  path: '/api/error.html',
  headers: [{ level: 2, title: '安装', slug: '安装' }],
  html: '<h1 id="错误">错误</h1>',
};

const SECTION = {
  section: 'api',
  path: '/api/',
  title: '接口',
  sidebar: [{ title: '错误', path: '/api/error.html' }],
  pages: [{ path: '/api/error.html', title: '错误', file: 'pages/api-error.12345678.json' }],
  redirects: {},
};

const SITE = {
  schema: 1,
  buildId: 'b',
  title: 'SSCMS',
  description: '',
  lang: 'zh-CN',
  origin: '',
  nav: [],
  sections: [{ name: 'api', path: '/api/', title: '接口', parts: [] }],
  meta: [],
  lastUpdatedLabel: '',
};

/** Three cases for each member: without it, with null, and with a number in its place. */
function damaged(record: Record<string, unknown>): Array<[string, unknown]> {
  return Object.keys(record).flatMap(
    (name): Array<[string, unknown]> => [
      [`without ${name}`, { ...record, [name]: undefined }],
      [`with null for ${name}`, { ...record, [name]: null }],
      [`with a number for ${name}`, { ...record, [name]: 7 }],
    ],
  );
}

const NOT_RECORDS: Array<[string, unknown]> = [
  ['null', null],
  ['a list', []],
  ['text', '<!doctype html>'],
  ['an empty object', {}],
];

describe('parsePageRecord', () => {
  test('returns a valid record unchanged, with its unknown members', () => {
    const record = { ...PAGE, lastUpdated: '2025-07-27T03:38:06Z', later: 1 };
    expect(parsePageRecord(record)).toEqual(record);
  });

  test.each([...NOT_RECORDS, ...damaged(PAGE)])('rejects an invalid record: %s', (_name, value) => {
    expect(() => parsePageRecord(value)).toThrow(RecordShapeError);
  });

  test('rejects a heading without a slug and says which', () => {
    const value = { ...PAGE, headers: [...PAGE.headers, { level: 2, title: 'x' }] };
    expect(() => parsePageRecord(value)).toThrow('page.headers[1].slug is undefined, not string');
  });
});

describe('parseSectionIndex', () => {
  test('returns a valid index unchanged', () => {
    expect(parseSectionIndex(SECTION)).toEqual(SECTION);
  });

  test.each([...NOT_RECORDS, ...damaged(SECTION)])('rejects an invalid index: %s', (_name, value) => {
    expect(() => parseSectionIndex(value)).toThrow(RecordShapeError);
  });

  test.each([
    ['a page without a file', { pages: [{ path: '/a', title: 'a' }] }],
    ['a page that is null', { pages: [null] }],
    ['a sidebar item without a title', { sidebar: [{ path: '/a' }] }],
  ])('rejects %s', (_name, change) => {
    expect(() => parseSectionIndex({ ...SECTION, ...change })).toThrow(RecordShapeError);
  });
});

describe('parseSiteIndex', () => {
  test('returns a valid index unchanged', () => {
    expect(parseSiteIndex(SITE)).toEqual(SITE);
  });

  test.each([...NOT_RECORDS, ...damaged(SITE)])('rejects an invalid index: %s', (_name, value) => {
    expect(() => parseSiteIndex(value)).toThrow(RecordShapeError);
  });

  test('rejects an unknown schema before it checks anything else', () => {
    expect(() => parseSiteIndex({ schema: 2 })).toThrow('site.schema is 2, not 1');
  });

  test('rejects a section without parts', () => {
    const sections = [{ name: 'api', path: '/api/', title: '接口' }];
    expect(() => parseSiteIndex({ ...SITE, sections })).toThrow('site.sections[0].parts is undefined');
  });
});

describe('parseStartIndex', () => {
  const START = {
    surroundings: 's',
    sectionFile: 'sections/api.12345678.json',
    site: SITE,
    section: SECTION,
  };

  test('returns a valid start index unchanged', () => {
    expect(parseStartIndex(START)).toEqual(START);
  });

  test.each([...NOT_RECORDS, ...damaged(START)])('rejects an invalid start index: %s', (_name, value) => {
    expect(() => parseStartIndex(value)).toThrow(RecordShapeError);
  });
});
