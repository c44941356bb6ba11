import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTree, readTree } from '../../../../helpers/temp-tree';

// These tests start programs, which is slow on a busy machine.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../../../../..');

const caches = path.join(ROOT, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const cache = mkdtempSync(path.join(caches, 'test-'));
afterAll(() => rmSync(cache, { recursive: true }));

/** A runner whose output is the server, the user and the password that it was given. */
const RUNNER = `
let text = '';
for await (const chunk of process.stdin) text += chunk;
const { server, user, password } = JSON.parse(text);
const product = 'SSCMS', version = '7.4.0';
console.log(JSON.stringify({ product, version, output: [server, user, password].join(' ') }));
`;

const SAMPLE = '```text run\na\n```\n\n```text output\nold\n```\n';

function makeTree() {
  const runners = Object.fromEntries(
    ['version', 'prepare', 'text'].map((name) => [`.verify/${name}.mjs`, RUNNER]),
  );
  return createTree({ ...runners, 'a.md': SAMPLE, 'b.md': SAMPLE });
}

/** Runs `npm run verify` as an author does. */
function verify(root: string, options: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'verify', '--source', root, ...options],
    // The password of the person who runs the tests must not be used.
    {
      cwd: ROOT,
      env: { ...process.env, DOCS_VERIFY_PASSWORD: undefined, DOCS_CACHE: cache, ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

const SERVER = ['--server', 'http://127.0.0.1:1/', '--user', 'admin'];
const PASSWORD = { DOCS_VERIFY_PASSWORD: 'secret' };

test('a difference ends with exit code 1, and --only, --write and --changed take effect', () => {
  const root = makeTree();
  const first = verify(root, SERVER, PASSWORD);
  expect(first.status).toBe(1);
  expect(first.stderr).toContain('  - 6 old\n  +   http://127.0.0.1:1 admin secret\n');
  expect(first.stdout).toContain('░ 1/2 b.md:1');
  const written = verify(root, [...SERVER, '--only', 'b', '--write'], PASSWORD);
  expect(written.status).toBe(0);
  expect(written.stdout).toContain('samples  2, 1 run now: 1 as their pages say');
  expect(readTree(root)).toMatchObject({
    'a.md': SAMPLE,
    'b.md': SAMPLE.replace('old', 'http://127.0.0.1:1 admin secret'),
  });
  expect(verify(root, [...SERVER, '--changed'], PASSWORD).stdout).toContain('samples  2, 1 run now');
});

test('a product that does not answer is reported once', () => {
  const root = makeTree();
  const down = `console.log('{"error":"refused","kind":"down"}');`;
  writeFileSync(path.join(root, '.verify/version.mjs'), down);
  const { status, stdout, stderr } = verify(root, SERVER, PASSWORD);
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`.split('The product does not answer at http://127.0.0.1:1.')).toHaveLength(2);
});

test('--seed only prepares the product and writes no file', () => {
  const root = makeTree();
  const before = readTree(root);
  const seeded = verify(root, [...SERVER, '--seed'], PASSWORD);
  expect(seeded).toMatchObject({ status: 0, stdout: 'http://127.0.0.1:1 admin secret\n' });
  expect(readTree(root)).toEqual(before);
});

test('a product with data of its own is not touched without an answer', () => {
  const root = makeTree();
  writeFileSync(
    path.join(root, '.verify/prepare.mjs'),
    `console.log('{"ask":"The product holds 2 sites."}');`,
  );
  const before = readTree(root);
  const { status, stderr } = verify(root, SERVER, PASSWORD);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('The product holds 2 sites.\nThere is no terminal to answer in'),
  });
  expect(readTree(root)).toEqual(before);
});

test('a missing server, a wrong server and a missing password are reported', () => {
  const root = makeTree();
  expect(verify(root, []).stderr).toContain("required option '--server <url>' not specified");
  expect(verify(root, ['--server', 'ftp://x']).stderr).toContain('Allowed: an address such as http://');
  expect(verify(root, SERVER)).toMatchObject({
    status: 1,
    stderr: 'Set DOCS_VERIFY_PASSWORD to the password of admin: there is no terminal to type it into.\n',
  });
});
