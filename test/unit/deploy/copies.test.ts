import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTree } from '../../helpers/temp-tree';

const ROOT = path.resolve(__dirname, '../../..');

/** Files of a built site, in groups: each group may arrive only after the one before it. */
const STEPS = [
  ['docs/assets/js/main.0123456789.js', 'docs/assets/pages/a.0123456789.json'],
  ['docs/index.html', 'docs/a.html', 'robots.txt', '_headers'],
  ['docs/assets/site.json', 'docs/service-worker.js'],
];

function createDist(names: readonly string[]): string {
  const list =
    '{"kind":"build","source":"content","title":"文档"}\n' +
    names.map((name) => `["${name}","x"]\n`).join('');
  const files = Object.fromEntries(names.map((name) => [name, `${name}\n`]));
  return createTree({ ...files, '.docs-build.jsonl': list });
}

/** Stands in for `rsync` and `rclone`: writes its arguments, and the list of a `--files-from`, to `calls.txt`. */
const STAND_IN = `#!/usr/bin/env bash
echo "$*" >> "$CALLS"
[ "$1" != cat ] || cat "$KEPT"
while [ $# -gt 0 ]; do
  [ "$1" != --files-from ] || sed 's/^/listed /' "$2" >> "$CALLS"
  shift
done
`;

/** Runs a script with stand-ins for the programs that it calls. `kept`: the list of the build that is in service. */
function copy(script: string, dist: string, targets: readonly string[], kept = '') {
  const folder = createTree({ rsync: STAND_IN, rclone: STAND_IN, kept, calls: '' });
  for (const name of ['rsync', 'rclone']) chmodSync(path.join(folder, name), 0o755);
  const { status, stderr } = spawnSync(path.join(ROOT, 'deploy', script), targets, {
    env: {
      ...process.env,
      DIST: dist,
      CALLS: path.join(folder, 'calls'),
      KEPT: path.join(folder, 'kept'),
      PATH: `${folder}${path.delimiter}${process.env.PATH}`,
    },
    encoding: 'utf8',
  });
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return { status, stderr, calls };
}

describe.each(['rsync.sh', 'rclone.sh'])('deploy/%s', (script) => {
  test('prints its usage and copies nothing without a build or without a target', () => {
    for (const [dist, targets] of [
      [createTree({}), ['target']],
      [createDist(STEPS.flat()), []],
    ] as const) {
      const { status, stderr, calls } = copy(script, dist, targets);
      expect([status, stderr, calls]).toEqual([1, expect.stringContaining(`deploy/${script}`), []]);
    }
  });
});

test('rsync.sh copies files before the files that refer to them, to all targets in each step, and deletes last', () => {
  const { status, calls } = copy('rsync.sh', createDist(STEPS.flat()), ['one/', 'two/']);
  expect(status).toBe(0);
  expect(calls.map((call) => call.split(' ').at(-1))).toEqual(
    Array.from({ length: 4 }, () => ['one/', 'two/']).flat(),
  );
  const [hashed, pages, pointers, deletion] = calls.filter((call) => call.endsWith(' one/'));
  expect(hashed).toContain('--exclude=/docs/assets/site.json');
  expect(hashed).toContain('--include=/docs/assets/** --exclude=* ');
  expect(pages).toContain('--exclude=/docs/assets/site.json --exclude=/docs/service-worker.js ');
  expect(pointers).not.toContain('clude=');
  expect(calls.filter((call) => call.includes('--delete')).at(0)).toBe(deletion);
});

test('rclone.sh sends what announces a version after everything else, and deletes only what an earlier build listed', () => {
  const dist = createDist(STEPS.flat().filter((name) => name !== 'docs/a.html'));
  const kept = [
    '{"kind":"build","source":"old","title":"旧"}\n',
    ...STEPS.flat().map((name) => `["${name}","x"]\n`),
  ].join('');
  const { status, calls } = copy('rclone.sh', dist, ['store'], kept);
  expect(status).toBe(0);
  const steps = calls.filter((call) => call.startsWith('copy '));
  expect(steps[0]).toContain('immutable --include /docs/assets/**/*.{{[0-9a-f]{8,}}}.* ');
  const pages = steps.findIndex((call) =>
    call.includes('--exclude /docs/assets/site.json --exclude /docs/service-worker.js'),
  );
  const pointers = steps.findIndex((call) =>
    call.includes('--include /docs/assets/site.json --include /docs/service-worker.js'),
  );
  expect(pages).toBeGreaterThan(0);
  expect(pointers).toBe(steps.length - 2);
  expect(calls.slice(calls.indexOf(steps[pointers] ?? '') + 1)).toEqual([
    expect.stringMatching(/^delete store --files-from /),
    'listed docs/a.html',
    expect.stringContaining('--include /.docs-build.jsonl'),
  ]);
});
