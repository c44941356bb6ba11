import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

// Whole builds, and programs that start: slow on a machine that does other things too.
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../../..');

/** Runs the command line; returns what it says of itself. */
function run(): string {
  const env = { ...process.env, DOCS_CACHE: cache };
  return execFileSync(process.execPath, ['tools/run.mjs', '--help'], { cwd: ROOT, env, encoding: 'utf8' });
}

const caches = path.join(ROOT, 'node_modules/.cache');
mkdirSync(caches, { recursive: true });
const cache = mkdtempSync(path.join(caches, 'test-'));
afterAll(() => rmSync(cache, { recursive: true }));

describe('tools/run.mjs', () => {
  it('bundles the tools once, and again when the bundle or what is known of it is damaged, or of another Node', () => {
    const help = run();
    expect(help).toContain('build the site for any static host');
    const folder = path.join(cache, 'tools');
    const bundles = () => readdirSync(folder).filter((name) => name !== 'state.json');
    const first = bundles();
    expect(first).toHaveLength(1);
    expect(run()).toBe(help);
    truncateSync(path.join(folder, first[0] ?? '', 'cli.js'), 100);
    expect(run()).toBe(help);
    const stateFile = path.join(folder, 'state.json');
    writeFileSync(stateFile, '{"name":');
    expect(run()).toBe(help);
    const state = JSON.parse(readFileSync(stateFile, 'utf8'));
    writeFileSync(stateFile, JSON.stringify({ ...state, node: 'v18.0.0' }));
    expect(run()).toBe(help);
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toEqual(state);
    expect(bundles()).toEqual(first);
  });
});
