import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSystemChromium } from '../../../../../tools/support/browser/find-chromium';

test('CHROME_PATH has to name a program: a folder is none', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chrome-'));
  try {
    expect(() => findSystemChromium({ CHROME_PATH: folder })).toThrow('not a program that can be run');
    expect(findSystemChromium({ CHROME_PATH: process.execPath })).toBe(process.execPath);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
