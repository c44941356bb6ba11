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
  ['title: Site', ''],
  ['base: /a/', '/a/'],
  ['"base": /a/b/', '/a/b/'],
  ['base: a', ''],
])('the base is read from site.yml: %j', async (text, base) => {
  writeFileSync(path.join(root, 'site.yml'), text);
  expect(await readSiteEnvironment(['build', '--source', root])).toEqual({ DOCS_BASE: base });
  expect(await readSiteEnvironment(['dev', `--source=${root}`])).toEqual({ DOCS_BASE: base });
});

test('the base of a built site is read from its manifest', async () => {
  writeFileSync(path.join(root, '.docs-build.jsonl'), '["a/b/assets/site.json","x"]\n');
  expect(await readSiteEnvironment(['serve', '--out', root])).toEqual({ DOCS_BASE: '/a/b/' });
});
