import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { pageRecord, sectionIndex, siteIndex } from '../../../../src/bundle/records';
import { schemaFiles } from '../../../../tools/documents/json-schemas';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { recordOf } from '../../../../tools/site/page';
import { createTree } from '../../../helpers/temp-tree';

const BASE = 'https://docs.example/docs/assets/schema/';
const schemas = new Map<string, { $id: string; $schema: string }>();

beforeAll(async () => {
  const root = createTree({ 'site.yml': 'origin: https://docs.example\n', 'README.md': '' });
  for (const { file, data } of schemaFiles(await bundleContent({ root, isLenient: false })))
    schemas.set(path.basename(file, '.v1.json'), JSON.parse(String(data)));
});

/** The errors that a JSON Schema finds in a value, as `path keyword`. */
function mistakes(name: string, value: unknown): string[] {
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schemas.get(name) ?? {});
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const FILES = {
  'site.yml':
    'title: 站\nrepo: a/b\neditLinks: true\nfooter: 完\nnav:\n  - text: 甲\n    items: [{ text: 乙, link: /a/ }]\nmeta: [{ name: a, content: b }]\n',
  'README.md': '---\nhome: true\nheroText:\nfeatures: [{ title: 甲 }]\n---\n',
  'a/README.md':
    '---\ntitle: 7\ntags: 甲\nsidebar: auto\nother: { x: [1] }\n---\n\n# 甲\n\n## 乙\n\n### 丙\n',
  'a/b.md': '---\nprev: false\nnext: README.md\npermalink: /a/c/\n---\n\n# 丁\n',
  'a/sidebar.yml':
    '- README.md\n- title: 组\n  sidebarDepth: 2\n  children: [b.md, [https://x.example, 外]]\n',
  'redirects.yml': '/old.html: /a/#乙\n',
};

test('all records and indexes are valid by their JSON Schemas and the strict schemas of records.ts', async () => {
  const { pages, sections, site } = await bundleContent({ root: createTree(FILES), isLenient: false });
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    const record = recordOf(page);
    expect(mistakes('page', record)).toEqual([]);
    expect(pageRecord.safeParse(record).error).toBeUndefined();
  }
  for (const section of sections) {
    expect(mistakes('section', section)).toEqual([]);
    expect(sectionIndex.safeParse(section).error).toBeUndefined();
  }
  expect(mistakes('site', site)).toEqual([]);
  expect(siteIndex.safeParse(site).error).toBeUndefined();
});

test('the schemas find a missing key, a wrong level, a wrong path and a wrong site index', () => {
  const page = {
    key: 'v-1',
    title: '',
    frontmatter: {},
    regularPath: '/a.html',
    relativePath: 'a.md',
    path: '/a.html',
    headers: [{ level: 4, title: 'x', slug: 'x' }],
  };
  expect(mistakes('page', page)).toEqual([' required']);
  expect(mistakes('page', { ...page, html: '' })).toEqual(['/headers/0/level maximum']);
  expect(mistakes('page', { ...page, html: '', headers: [], path: 'a' })).toEqual(['/path pattern']);
  expect(mistakes('site', { schema: 2 })).not.toEqual([]);
});

test('the schemas allow further keys, so that a version may add some', () => {
  const page = {
    key: 'v-1',
    title: '',
    frontmatter: {},
    regularPath: '/',
    relativePath: 'a',
    path: '/',
    headers: [],
    html: '',
  };
  expect(mistakes('page', { ...page, further: 1 })).toEqual([]);
});

test('each schema names its own address, with its version, and the version of JSON Schema', () => {
  expect([...schemas].map(([name, schema]) => [name, schema.$id, schema.$schema])).toEqual(
    ['page', 'section', 'site'].map((name) => [
      name,
      `${BASE}${name}.v1.json`,
      'https://json-schema.org/draft/2020-12/schema',
    ]),
  );
});
