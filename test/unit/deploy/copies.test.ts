import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTree, readTree } from '../../helpers/temp-tree';

const ROOT = path.resolve(__dirname, '../../..');

/** Files of a built site, in groups: each group may arrive only after the one before it. */
const STEPS = [
  ['docs/assets/js/main.0123456789.js', 'docs/assets/pages/a.0123456789.json'],
  ['docs/index.html', 'docs/a.html', 'robots.txt', '_headers'],
  ['docs/assets/site.json', 'docs/service-worker.js'],
];

function createDist(names: readonly string[]): string {
  const list = names.map((name) => `["${name}","x"]\n`).join('');
  const files = Object.fromEntries(names.map((name) => [name, `${name}\n`]));
  return createTree({ ...files, '.docs-build.jsonl': list });
}

function copy(script: string, dist: string, ...targets: string[]) {
  return spawnSync(path.join(ROOT, 'deploy', script), targets, {
    env: { ...process.env, DIST: dist },
    encoding: 'utf8',
  });
}

/** Whether a program is installed here. If not, prints that its script is not tested. */
function isInstalled(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log(`${name} is not installed here: deploy/${name}.sh is not tried`);
    return false;
  }
}

describe.each(['rsync.sh', 'rclone.sh'])('deploy/%s', (script) => {
  test('prints its usage and copies nothing without a build or without a target', () => {
    const target = createTree({});
    for (const [dist, targets] of [
      [createTree({}), [target]],
      [createDist(STEPS.flat()), []],
    ] as const) {
      const { status, stderr } = copy(script, dist, ...targets);
      expect([status, stderr]).toEqual([1, expect.stringContaining(`deploy/${script}`)]);
    }
    expect(readTree(target)).toEqual({});
  });
});

if (isInstalled('rsync')) {
  test('rsync.sh copies files before the files that refer to them, and deletes old files', () => {
    const dist = createDist(STEPS.flat());
    const targets = [createTree({ 'docs/gone.html': '旧\n' }), createTree({})];
    const { status, stderr } = copy('rsync.sh', dist, ...targets.map((target) => `${target}/`));
    expect([status, stderr]).toEqual([0, '']);
    for (const target of targets) expect(readTree(target)).toEqual(readTree(dist));
    // The change time of a file is the time at which it was put in place.
    const times = STEPS.map((names) =>
      targets.flatMap((target) => names.map((name) => statSync(path.join(target, name)).ctimeMs)),
    );
    for (const [i, later] of times.entries())
      if (i > 0) expect(Math.min(...later)).toBeGreaterThanOrEqual(Math.max(...(times[i - 1] ?? [])));
  });
}

if (isInstalled('rclone')) {
  test('rclone.sh deletes only files that an earlier build has listed', () => {
    const dist = createDist(STEPS.flat());
    const store = createTree({ 'mine.txt': '我的\n' });
    expect(copy('rclone.sh', dist, store).status).toBe(0);
    const { _headers, ...sent } = readTree(dist);
    expect(readTree(store)).toEqual({ ...sent, 'mine.txt': '我的\n' });
    const next = createDist(STEPS.flat().filter((name) => name !== 'docs/a.html'));
    writeFileSync(path.join(next, 'docs/index.html'), '新\n');
    expect(copy('rclone.sh', next, store).status).toBe(0);
    expect(Object.keys(readTree(store))).not.toContain('docs/a.html');
    expect(readFileSync(path.join(store, 'docs/index.html'), 'utf8')).toBe('新\n');
    expect(readTree(store)).toHaveProperty(['mine.txt']);
  });
}
