import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTree, readTree } from '../../helpers/temp-tree';

const ROOT = path.resolve(__dirname, '../../..');

/** Names of a built site in the order in which they may arrive. */
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

/** Whether a program can be run here; of one that cannot the run says so. */
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
  test('says how it is called, and copies nothing without a build', () => {
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
  test('rsync.sh copies to every machine what refers to other files after these, and deletes last', () => {
    const dist = createDist(STEPS.flat());
    const targets = [createTree({ 'docs/gone.html': '旧\n' }), createTree({})];
    const { status, stderr } = copy('rsync.sh', dist, ...targets.map((target) => `${target}/`));
    expect([status, stderr]).toEqual([0, '']);
    for (const target of targets) expect(readTree(target)).toEqual(readTree(dist));
    // A file's change time is when it came to its place.
    const times = STEPS.map((names) =>
      targets.flatMap((target) => names.map((name) => statSync(path.join(target, name)).ctimeMs)),
    );
    for (const [i, later] of times.entries())
      if (i > 0) expect(Math.min(...later)).toBeGreaterThanOrEqual(Math.max(...(times[i - 1] ?? [])));
  });
}

if (isInstalled('rclone')) {
  test('rclone.sh deletes only what an earlier build has listed', () => {
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
