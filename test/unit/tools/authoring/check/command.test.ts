import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createTree, readTree } from '../../../../helpers/temp-tree';

// These tests start programs, which is slow on a busy machine.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../../../../..');

const caches = path.join(ROOT, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const cache = mkdtempSync(path.join(caches, 'test-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** Runs the command of `npm run check`, with the bundled tools and a cache of its own. */
function check(root: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'check', '--source', root, ...options],
    { cwd: ROOT, env: { ...process.env, DOCS_CACHE: cache }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

const FILES = {
  'README.md': '# 首页\n\n```mermaid\nflowchart LR\n  A --> B\n```\n\n```json\n{"a": 1,}\n```\n\n用STL\n',
};

/** Keys that all expected problems in the JSON have in common. */
const WARNING = { severity: 'warning', file: 'README.md', hint: expect.any(String) };

test('--json prints one document of a fixed shape, and the same document from the cache', () => {
  const root = createTree(FILES);
  const first = check(root, '--json');
  expect(first.stderr).toBe('');
  expect(first.status).toBe(0);
  expect(JSON.parse(first.stdout)).toEqual({
    pages: 1,
    errors: 0,
    warnings: 3,
    fixed: 0,
    added: 0,
    problems: [
      {
        ...WARNING,
        line: 3,
        column: 1,
        rule: 'missing-drawing',
        message: expect.any(String),
        fixable: false,
      },
      {
        ...WARNING,
        line: 9,
        column: 9,
        rule: 'broken-sample',
        message: expect.stringContaining('json'),
        fixable: false,
      },
      {
        ...WARNING,
        line: 12,
        column: 2,
        rule: 'chinese-spacing',
        message: expect.stringContaining('STL'),
        fixable: true,
      },
    ],
  });
  expect(readdirSync(path.join(cache, 'check'))).toHaveLength(1);
  expect(check(root, '--json')).toEqual(first);
  expect(readTree(root)).toEqual(FILES);
});

test('the exit code is 1 for errors, and for warnings with --strict', () => {
  const root = createTree(FILES);
  expect(check(root, '--strict').status).toBe(1);
  const { status, stdout } = check(root, '--strict', '--json', '--fix');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ warnings: 2, fixed: 1 });
  const broken = check(createTree({ 'README.md': '# 首页\n\n[x](none.md)\n' }), '--json');
  expect(broken.status).toBe(1);
  expect(JSON.parse(broken.stdout)).toMatchObject({ errors: 1, problems: [{ rule: 'dead-link' }] });
});

test('a folder that cannot be checked is reported on standard error, with nothing on standard output', () => {
  const message = 'does not exist or is not a folder';
  for (const [root, words] of [
    [path.join(ROOT, 'no-such-folder'), message],
    [path.join(ROOT, 'README.md'), message],
    [createTree({ 'a.txt': '文' }), 'There is no page in'],
  ] as const) {
    const { status, stdout, stderr } = check(root, '--json');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(words);
  }
});
