import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TIMEOUTS_MS } from '../../../../../tools/authoring/verify/call-runner';
import { prepareProduct } from '../../../../../tools/authoring/verify/product';
import { printVerify, type VerifyOptions, verifySamples } from '../../../../../tools/commands/verify';
import { createTree, readTree } from '../../../../helpers/temp-tree';

// Each test starts processes, which is slow on a busy machine.
jest.setTimeout(60_000);

/** The beginning of a runner: `job` is its input, and `tell` writes its answer. */
const HEAD = `
let text = '';
for await (const chunk of process.stdin) text += chunk;
const job = JSON.parse(text);
const tell = (reply) => process.stdout.write(JSON.stringify(reply));
`;
const VERSION = `${HEAD} tell({ product: 'SSCMS', version: '7.4.0' });`;
/** A runner whose output is the code in upper case. */
const UPPER = `${HEAD} tell({ output: job.code.toUpperCase() + '\\n' });`;

const TARGET = { server: 'http://127.0.0.1:1', user: 'admin', password: 'secret' };

/** A content folder with the runners above and these files. */
function tree(files: Record<string, string>): string {
  return createTree({ '.verify/version.mjs': VERSION, '.verify/html.mjs': UPPER, ...files });
}

const sample = (code: string, output?: string, info = '') =>
  `\`\`\`html run${info}\n${code}\n\`\`\`\n${output === undefined ? '' : `\n\`\`\`html output\n${output}\n\`\`\`\n`}`;

const verify = (root: string, options: VerifyOptions = {}, target = TARGET) =>
  verifySamples(root, target, options);

/** The lines of `verified.lock`, without hashes and dates. */
const lockOf = (root: string) =>
  (readTree(root)['verified.lock'] ?? '')
    .replace(/ [0-9a-f]{10} /g, ' HASH ')
    .replace(/ ran \d{4}-\d\d-\d\d /g, ' ran DATE ')
    .split('\n')
    .slice(0, -1);

test('a sample is in the lock when its page gives the same output or no output', async () => {
  const root = tree({
    'b.md': `# 乙\n\n${sample('a', 'A')}`,
    'a.md': `# 甲\n\n${sample('b', '…')}\n${sample('no output')}\n\`\`\`html\nnot run\n\`\`\`\n`,
  });
  expect(await verify(root)).toEqual({
    product: 'SSCMS 7.4.0',
    total: 3,
    same: 3,
    excused: 0,
    written: 0,
    failed: [],
  });
  expect(lockOf(root)).toEqual([
    'a.md HASH ran DATE SSCMS 7.4.0',
    'a.md HASH ran DATE SSCMS 7.4.0',
    'b.md HASH ran DATE SSCMS 7.4.0',
  ]);
});

test('a runner is given the sample, its page and line, and the login', async () => {
  const root = tree({
    '.verify/html.mjs': `${HEAD} tell({ output: JSON.stringify(job) });`,
    'a/b.md': `---\ntitle: 甲\n---\n\n# 甲\n\n${sample('a <!-- [!code ++] -->\nb <!-- [!code --] -->', '', '=index channel="a b" {1} title="t run"')}`,
  });
  const { failed } = await verify(root);
  expect(JSON.parse(failed[0]?.diff.find(({ sign }) => sign === '+')?.text ?? '')).toEqual({
    language: 'html',
    code: 'a',
    attributes: { run: 'index', channel: 'a b' },
    page: 'a/b.md',
    line: 7,
    server: 'http://127.0.0.1:1',
    user: 'admin',
    password: 'secret',
  });
});

test('a runner may be any executable file', async () => {
  const root = tree({ '.verify/html': '#!/bin/sh\necho \'{"output":"X"}\'\n', 'a.md': sample('x', 'X') });
  const { failed } = await verify(root);
  expect(failed[0]?.message).toContain('.verify/html failed: make it executable (chmod +x)');
  chmodSync(path.join(root, '.verify/html'), 0o755);
  expect(await verify(root)).toMatchObject({ same: 1, failed: [] });
});

test('a difference is printed as a diff with file and line, and the sample is not in the lock', async () => {
  const root = tree({ 'a.md': `# 甲\n\n${sample('a\nb', 'A\nX')}` });
  const result = await verify(root);
  expect(lockOf(root)).toEqual([]);
  const errors: string[] = [];
  const logs: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => errors.push(line));
  jest.spyOn(console, 'log').mockImplementation((line: string) => logs.push(line));
  printVerify(result, 'content');
  jest.restoreAllMocks();
  expect(errors).toEqual([
    'content/a.md:8:1 the product gives something else',
    '     9 A',
    '  - 10 X',
    '  +    B',
  ]);
  expect(logs).toEqual([
    'product  SSCMS 7.4.0',
    'samples  1, 1 run now: 0 as their pages say, 1 differing, 0 failed, 0 excused',
    'Correct the pages, or write what the product gave into them with --write.',
  ]);
});

test('--write puts the output into the page, in lists and quotations too, and the sample into the lock', async () => {
  const root = tree({
    'a.md': `# 甲\n\n${sample('a', 'old')}\n1. 步骤\n\n   \`\`\`html run\n   b\n   \n   c\n   \`\`\`\n\n   \`\`\`html output {1}\n   \`\`\`\n\n> \`\`\`html run\n> d\n> \`\`\`\n>\n> \`\`\`html output\n> x\n> y\n> \`\`\`\n\n末\n`,
  });
  expect(await verify(root, { write: true })).toMatchObject({ same: 3, written: 3, failed: [] });
  expect(readTree(root)['a.md']).toBe(
    `# 甲\n\n${sample('a', 'A')}\n1. 步骤\n\n   \`\`\`html run\n   b\n   \n   c\n   \`\`\`\n\n   \`\`\`html output {1}\n   B\n\n   C\n   \`\`\`\n\n> \`\`\`html run\n> d\n> \`\`\`\n>\n> \`\`\`html output\n> D\n> \`\`\`\n\n末\n`,
  );
  expect(lockOf(root)).toHaveLength(3);
  expect(await verify(root, { changed: true })).toMatchObject({ total: 3, same: 0 });
});

/** A runner that saves the page anew before it answers, as its author may while samples run. */
const SAVING = (text: string) =>
  `${HEAD} const { writeFileSync } = await import('node:fs'); writeFileSync(${JSON.stringify('FILE')}, ${JSON.stringify(text)}); tell({ output: 'new' });`;

test('--write puts the output where it belongs in a page that was saved while its sample ran', async () => {
  const root = tree({ 'a.md': `# 甲\n\n${sample('a', 'old')}` });
  const saved = `# 甲\n\n刚写的一段。\n\n${sample('a', 'old')}\n末\n`;
  writeFileSync(path.join(root, '.verify/html.mjs'), SAVING(saved).replace('FILE', path.join(root, 'a.md')));
  expect(await verify(root, { write: true })).toMatchObject({ written: 1, failed: [] });
  expect(readTree(root)['a.md']).toBe(`# 甲\n\n刚写的一段。\n\n${sample('a', 'new')}\n末\n`);
  expect(await verify(root, { changed: true })).toMatchObject({ total: 1, same: 0, failed: [] });
});

test('--write leaves a page whose sample was changed while it ran, and says so', async () => {
  const root = tree({ 'a.md': `# 甲\n\n${sample('a', 'old')}` });
  const saved = `# 甲\n\n${sample('b', 'old')}`;
  writeFileSync(path.join(root, '.verify/html.mjs'), SAVING(saved).replace('FILE', path.join(root, 'a.md')));
  const { written, failed } = await verify(root, { write: true });
  expect(written).toBe(0);
  expect(failed[0]?.message).toContain('which was not written: the page has changed meanwhile');
  expect(readTree(root)['a.md']).toBe(saved);
  expect(lockOf(root)).toEqual([]);
});

test('--write makes a fence that is longer than the fences in the output', async () => {
  const root = tree({
    '.verify/html.mjs': `${HEAD} tell({ output: '\`\`\`\\na\\n\`\`\`' });`,
    'a.md': `${sample('a', 'old')}`,
  });
  expect(await verify(root, { write: true })).toMatchObject({ written: 1, failed: [] });
  expect(readTree(root)['a.md']).toContain('````html output\n```\na\n```\n````\n');
});

test('--write does not take a line of the old output for the closing fence', async () => {
  const root = tree({ 'a.md': `${sample('a', 'one\n```js')}\n末\n` });
  expect(await verify(root, { write: true })).toMatchObject({ written: 1, failed: [] });
  expect(readTree(root)['a.md']).toBe(`${sample('a', 'A')}\n末\n`);
});

test('--only runs one page or folder and keeps the other lines of the lock', async () => {
  const root = tree({ 'a/a.md': sample('a', 'A'), 'a/b.md': sample('b', 'B'), 'c.md': sample('c', 'C') });
  expect(await verify(root, { only: 'c' })).toMatchObject({ total: 3, same: 1 });
  expect(await verify(root, { only: 'a/b.md' })).toMatchObject({ same: 1 });
  expect(lockOf(root)).toHaveLength(2);
  expect(await verify(root, { only: 'a/' })).toMatchObject({ same: 2 });
  expect(lockOf(root)).toHaveLength(3);
  await expect(verify(root, { only: 'd' })).rejects.toThrow('No page d has a sample marked "run"');
});

test('--changed runs only samples that the lock does not have as they are, and drops old lines', async () => {
  const root = tree({ 'a.md': sample('a', 'A'), 'b.md': sample('b', 'B') });
  await verify(root);
  writeFileSync(path.join(root, 'a.md'), sample('x', 'X'));
  expect(await verify(root, { changed: true })).toMatchObject({ same: 1 });
  expect(lockOf(root)).toHaveLength(2);
});

test('a sample that cannot be run is in the lock with the reason', async () => {
  const root = tree({
    '.verify/html.mjs': `${HEAD} tell({ skip: 'needs a\\npayment' });`,
    'a.md': sample('a'),
  });
  expect(await verify(root)).toMatchObject({ excused: 1, failed: [] });
  expect(lockOf(root)).toEqual(['a.md HASH excused needs a payment']);
});

test.each([
  ['fails', `process.stderr.write('boom'); process.exit(3);`, '.verify/html.mjs failed:\n    boom'],
  ['fails without a message', 'process.exit(3);', '.verify/html.mjs failed (exit code 3)'],
  ['writes text that is not JSON', `process.stdout.write('<p>');`, 'did not write one JSON document: "<p>"'],
  ['writes JSON of another shape', `process.stdout.write('{}');`, 'wrote JSON that is not a valid reply'],
  ['refuses the sample', `process.stdout.write('{"error":"no channel","kind":"sample"}');`, 'no channel'],
])('a runner that %s makes only its own sample fail', async (_, code, message) => {
  const root = tree({
    '.verify/html.mjs': code,
    '.verify/http.mjs': UPPER,
    'a.md': sample('a'),
    'b.md': '```http run\nb\n```\n',
  });
  const { failed, same } = await verify(root);
  expect(failed).toEqual([
    { place: { file: 'a.md', line: 1, column: 1 }, message: expect.stringContaining(message), diff: [] },
  ]);
  expect(same).toBe(1);
  expect(lockOf(root)).toHaveLength(1);
});

test('a language without a runner is reported', async () => {
  const root = tree({ 'a.md': '```php run\na\n```\n' });
  expect((await verify(root)).failed[0]?.message).toBe(
    'there is no runner .verify/php or .verify/php.mjs in the content folder',
  );
});

describe('nothing is written when the product', () => {
  const error = (kind: string) => `${HEAD} tell({ error: 'why', kind: '${kind}' });`;
  const cases: [string, Record<string, string>, string, string][] = [
    [
      'is down',
      { '.verify/version.mjs': error('down') },
      'admin',
      'does not answer at http://127.0.0.1:1. Start it',
    ],
    [
      'stops answering during the run',
      { '.verify/sql.mjs': error('down') },
      'admin',
      'does not answer at http://127.0.0.1:1. Start it',
    ],
    [
      'is not ready',
      { '.verify/sql.mjs': error('setup') },
      'admin',
      'at http://127.0.0.1:1 is not ready for samples',
    ],
    ['says it is slow', { '.verify/sql.mjs': error('slow') }, 'admin', 'took too long'],
    [
      'refuses the login',
      { '.verify/sql.mjs': error('login') },
      'admin',
      'refuses the login of admin. Check --user',
    ],
    [
      'requires a login',
      { '.verify/sql.mjs': error('login') },
      '',
      'requires a login. Name a user with --user',
    ],
    [
      'is too old',
      { '.verify/version.mjs': error('version') },
      'admin',
      'runs a version that the samples are not made for',
    ],
    [
      'is of another version than the lock says',
      { 'verified.lock': 'a.md 0123456789 ran 2026-01-01 SSCMS 7.3.0\n' },
      'admin',
      'runs SSCMS 7.4.0, but verified.lock says that samples ran on SSCMS 7.3.0',
    ],
  ];
  const expectRefusal = async (files: Record<string, string>, user: string, message: string) => {
    const root = tree({ 'a.md': sample('a', 'old'), 'b.md': '```sql run\nb\n```\n', ...files });
    const before = readTree(root);
    const running = verify(root, { write: true }, { ...TARGET, user });
    await expect(running).rejects.toThrow(message);
    await expect(running).rejects.toThrow('No file of the content was written.');
    expect(readTree(root)).toEqual(before);
  };
  it.each(cases)('%s', (_, files, user, message) => expectRefusal(files, user, message));

  it('never answers', async () => {
    const timeout = jest.replaceProperty(TIMEOUTS_MS, 'sample', 1500);
    // Only one sample runs: another might not start in this time on a busy machine.
    const files = { 'a.md': '# 甲\n', '.verify/sql.mjs': 'setInterval(() => {}, 1000);' };
    await expectRefusal(files, 'admin', '.verify/sql.mjs gave no answer in 1.5 seconds');
    timeout.restore();
  });
});

test('a site without samples needs no product', async () => {
  const root = createTree({ 'a.md': '# 甲\n' });
  expect(await verify(root)).toMatchObject({ total: 0 });
  expect(readTree(root)).toEqual({ 'a.md': '# 甲\n' });
});

test('prepareProduct gives the login to the runner, and a question of the runner to the person', async () => {
  const reply = "job.confirmed ? { output: job.server + job.user + job.password } : { ask: 'sites: 2' }";
  const root = tree({ '.verify/prepare.mjs': `${HEAD} tell(${reply});` });
  const confirm = jest.fn(() => Promise.resolve(true));
  expect(await prepareProduct(root, TARGET, confirm)).toBe('http://127.0.0.1:1adminsecret');
  expect(confirm).toHaveBeenCalledWith('sites: 2');
});

test('a sample that this machine cannot run keeps the record of its run on another', async () => {
  const root = tree({ 'a.md': sample('a', 'A') });
  await verify(root);
  const before = lockOf(root);
  writeFileSync(path.join(root, '.verify/html.mjs'), `${HEAD} tell({ skip: 'not installed' });`);
  expect(await verify(root)).toMatchObject({ excused: 1, failed: [] });
  expect(lockOf(root)).toEqual(before);
});
