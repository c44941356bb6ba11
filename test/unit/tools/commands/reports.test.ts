import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createTree, readTree } from '../../../helpers/temp-tree';

// These tests start programs, which is slow on a busy machine.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../../../..');

const caches = path.join(ROOT, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const cache = mkdtempSync(path.join(caches, 'test-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** Runs a command on a content folder with these files. */
function run(command: string, files: Record<string, string>, ...options: string[]) {
  const out = createTree({});
  const root = createTree(files);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'tools/run.mjs',
      command,
      '--source',
      root,
      ...(command === 'content' ? ['--out', out] : []),
      ...options,
    ],
    { cwd: ROOT, env: { ...process.env, DOCS_CACHE: cache }, encoding: 'utf8' },
  );
  return { status, stdout, stderr: stderr.replaceAll(root, ''), written: Object.keys(readTree(out)).length };
}

const SOUND = { 'README.md': '# 首页\n' };
const FAULTY = { 'README.md': '# 首页\n\n[甲](none.md)\n\n::: tip\n字\n' };

const DEAD_LINK =
  '/README.md:3:1 error dead-link the link "none.md" leads to /none.html, which is not a page';
const UNCLOSED = '/README.md:5:1 warning unclosed-container the container "tip" is never closed';

test('errors are printed after warnings, followed by the numbers of both', () => {
  const { status, stderr, written } = run('content', FAULTY);
  const lines = stderr.split('\n').filter((line) => !line.startsWith('    '));
  expect(lines.slice(0, 5)).toEqual([UNCLOSED, '', DEAD_LINK, '', '1 error, 1 warning']);
  expect({ status, written }).toEqual({ status: 1, written: 0 });
});

test('of too many problems the numbers by rule come first, then the first of each rule', () => {
  const faults = Array.from({ length: 250 }, (_, i) => `[甲](none${i}.md)\n\n<blink>\n`).join('\n');
  const { stderr } = run('content', { 'README.md': `# 首页\n\n${faults}\n::: tip\n字\n` });
  const lines = stderr.split('\n').filter((line) => !line.startsWith('    /'));
  expect(lines.slice(0, 4)).toEqual([
    '    250 error dead-link',
    '    250 warning raw-html',
    '      1 warning unclosed-container',
    '',
  ]);
  expect(stderr).toContain('warning unclosed-container the container');
  expect(stderr.match(/ error dead-link the link/g)).toHaveLength(10);
  expect(stderr).toContain('… and 240 more');
});

test('--quiet prints problems only, and the check no warnings', () => {
  expect(run('content', SOUND, '--quiet')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const { stdout, stderr } = run('content', FAULTY, '--quiet', '--lenient');
  expect(stdout).toBe('');
  expect(stderr).toContain(DEAD_LINK);
  const checked = run('check', FAULTY, '--quiet');
  expect(checked.stderr).toContain(DEAD_LINK);
  expect(checked.stderr).not.toContain('unclosed-container');
});

test('--json prints one document, also when errors in the content stop the command', () => {
  const { status, stdout, stderr } = run('content', SOUND, '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ pages: 1, chunks: 4, errors: 0, warnings: 0, problems: [] });
  const stopped = run('content', FAULTY, '--json');
  expect(stopped.status).toBe(1);
  expect(JSON.parse(stopped.stdout)).toMatchObject({
    errors: 1,
    warnings: 1,
    problems: [{ rule: 'dead-link', line: 3 }, { rule: 'unclosed-container' }],
  });
});
