import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareSites, tableOf } from '../../bench/compare-sites';
import { readPeers, withEdits } from '../../bench/sites';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-peers-'));
  mkdirSync(path.join(folder, 'pages'));
  writeFileSync(path.join(folder, 'pages/a.md'), '甲');
  writeFileSync(path.join(folder, 'pages/b.md'), '乙');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a `peers.json` with one peer, whose build copies the pages and prints whether it has run before. */
function writePeers(change: Record<string, unknown> = {}): string {
  const script = [
    "const fs = require('node:fs');",
    "console.log(fs.existsSync('memory') ? 'remembered' : 'from nothing');",
    "fs.writeFileSync('memory', '');",
    "fs.cpSync('pages', 'out', { recursive: true });",
  ].join('');
  const command = [process.execPath, '-e', script];
  const peer = { name: '别家', folder, command, output: 'out', remembered: ['memory'], pages: 'pages' };
  const file = path.join(folder, 'peers.json');
  writeFileSync(file, JSON.stringify([{ ...peer, ...change }]));
  return file;
}

test('compareSites builds a peer from nothing and after an edit, and then restores its pages', async () => {
  const [result] = await compareSites(readPeers(writePeers()), { rounds: 1, runs: 0 });
  expect(result?.cold.output).toContain('from nothing');
  expect(result?.afterEdit.output).toContain('remembered');
  expect(readFileSync(path.join(folder, 'out/b.md'), 'utf8')).toContain('新的一行');
  expect(readFileSync(path.join(folder, 'pages/b.md'), 'utf8')).toBe('乙');
});

test('the table has rows for the builds, and none for visits if no visit was made', async () => {
  const table = tableOf(await compareSites(readPeers(writePeers()), { rounds: 1, runs: 0 }));
  expect(table['output, files']).toEqual({ 别家: 2 });
  expect(table['build from nothing, s']).toHaveProperty('别家');
  expect(table).not.toHaveProperty('largest contentful paint, ms');
});

test('a failed build stops the comparison, with its exit code and its output in the error', async () => {
  const command = [process.execPath, '-e', "console.log('没有'); process.exit(3)"];
  const failed = compareSites(readPeers(writePeers({ command })), { rounds: 1, runs: 0 });
  await expect(failed).rejects.toThrow(/ended with 3\n没有/);
});

test('readPeers rejects an unknown key of a peer', () => {
  expect(() => readPeers(writePeers({ outptu: 'x' }))).toThrow('outptu');
});

test('withEdits restores an edited page when the work in between fails', async () => {
  const page = path.join(folder, 'pages/a.md');
  const failed = withEdits([page], () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(readFileSync(page, 'utf8')).toBe('甲');
});
