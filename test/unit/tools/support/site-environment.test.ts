import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteEnvironment } from '../../../../tools/support/site-environment.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-environment-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['title: Site', { DOCS_BASE: '', DOCS_LANG: 'zh' }],
  ['lang: zh-CN', { DOCS_BASE: '', DOCS_LANG: 'zh' }],
  ['lang: ""', { DOCS_BASE: '', DOCS_LANG: 'zh' }],
  ['lang: [en]', { DOCS_BASE: '', DOCS_LANG: 'zh' }],
  ['lang: en', { DOCS_BASE: '', DOCS_LANG: 'en' }],
  ['"lang": EN-gb', { DOCS_BASE: '', DOCS_LANG: 'en' }],
  ['base: /a/\nlang: en-US', { DOCS_BASE: '/a/', DOCS_LANG: 'en' }],
  ['base: a\nlang: en', { DOCS_BASE: '', DOCS_LANG: 'en' }],
])('base and language are read from site.yml: %j', async (text, expected) => {
  writeFileSync(path.join(root, 'site.yml'), text);
  expect(await readSiteEnvironment(['build', '--source', root])).toEqual(expected);
  expect(await readSiteEnvironment(['dev', `--source=${root}`])).toEqual(expected);
});

test('the base of a built site is read from its manifest', async () => {
  writeFileSync(path.join(root, '.docs-build.jsonl'), '["a/b/assets/site.json","x"]\n');
  expect(await readSiteEnvironment(['serve', '--out', root])).toEqual({
    DOCS_BASE: '/a/b/',
    DOCS_LANG: 'zh',
  });
});
