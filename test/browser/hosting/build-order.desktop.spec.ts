import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findMissing } from '../../helpers/named-files';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const PAGES_PER_SECTION = 40;

/** Writes a version of the site, whose name is in every title and text. */
function writeContent(content: string, version: string, sections: string[]): void {
  rmSync(content, { recursive: true, force: true });
  for (const section of sections) {
    mkdirSync(path.join(content, section), { recursive: true });
    for (let i = 0; i < PAGES_PER_SECTION; i++)
      writeFileSync(path.join(content, section, `${i}.md`), `# ${version} ${i}\n\n${version}的文字\n`);
  }
  writeFileSync(path.join(content, 'README.md'), `# ${version}\n`);
}

test('while a build runs, no file of the output names a missing file', async () => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-order-'));
  const [content, out] = [path.join(folder, 'content'), path.join(folder, 'dist')];
  /** Builds the site and searches the output for missing files all the while. `looks`: number of searches. */
  const buildAndLook = async (): Promise<{ missing: string[]; looks: number }> => {
    const args = ['tools/run.mjs', 'build', '--source', content, '--out', out];
    const build = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(build, 'exit');
    const missing = new Set<string>();
    let looks = 0;
    try {
      while (build.exitCode === null && build.signalCode === null) {
        for (const name of findMissing(out)) missing.add(name);
        looks++;
        await setImmediate();
      }
    } finally {
      build.kill();
      await ended;
    }
    expect(build.exitCode).toBe(0);
    return { missing: [...missing, ...findMissing(out)], looks };
  };
  try {
    writeContent(content, '第一版', ['a']);
    mkdirSync(out);
    await buildAndLook();
    writeContent(content, '第二版', ['b']);
    const { missing, looks } = await buildAndLook();
    expect(missing).toEqual([]);
    expect(looks).toBeGreaterThan(5);
    expect(readFileSync(path.join(out, 'docs/b/1.html'), 'utf8')).toContain('第二版');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
