import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBase } from '../../../../tools/support/read-base';

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
])('the base is read from site.yml: %j', (text, base) => {
  writeFileSync(path.join(root, 'site.yml'), text);
  expect(readBase(['build', '--source', root])).toBe(base);
  expect(readBase(['dev', `--source=${root}`])).toBe(base);
});

test('the base of a built site is read from its manifest', () => {
  writeFileSync(path.join(root, '.docs-build.jsonl'), '["a/b/assets/site.json","x"]\n');
  expect(readBase(['serve', '--out', root])).toBe('/a/b/');
});
