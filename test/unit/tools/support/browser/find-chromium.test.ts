import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findSystemChromium } from '../../../../../tools/support/browser/find-chromium';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chrome-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('CHROME_PATH must name a program, not a folder', async () => {
  await expect(findChromium({ CHROME_PATH: folder })).rejects.toThrow('not a program that can be run');
  const chosen = await findChromium({ CHROME_PATH: process.execPath });
  expect(chosen.executablePath).toBe(process.execPath);
});

test('Chromium of the system is found on PATH', () => {
  const program = path.join(folder, 'chromium');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  expect(findSystemChromium({ PATH: folder })).toBe(program);
});
