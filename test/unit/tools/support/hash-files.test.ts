import { cpSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../../../../tools/support/hash-files.mjs';
import { createTree } from '../../../helpers/temp-tree';

const INPUTS = ['src', 'package.json', 'nowhere'];

describe('the hash of sources', () => {
  it('is the same in a copy', () => {
    const root = createTree({ 'src/a.ts': '1', 'src/b/c.ts': '2', 'package.json': '{}' });
    const copy = path.join(createTree(), 'copy');
    cpSync(root, copy, { recursive: true });
    expect(hashFiles(copy, INPUTS)).toBe(hashFiles(root, INPUTS));
  });

  it('changes with each byte, name and file, even if size and time stay the same', () => {
    const root = createTree({ 'src/a.ts': '1', 'src/b/c.ts': '2', 'package.json': '{}' });
    const file = path.join(root, 'src/a.ts');
    const { atime, mtime } = statSync(file);
    const hashes = [hashFiles(root, INPUTS)];
    for (const change of [
      () => writeFileSync(file, '2'),
      () => renameSync(file, path.join(root, 'src/d.ts')),
      () => writeFileSync(path.join(root, 'src/empty.ts'), ''),
      () => writeFileSync(path.join(root, 'package.json'), '[]'),
      () => rmSync(path.join(root, 'src/b'), { recursive: true }),
      () => writeFileSync(path.join(root, 'nowhere'), ''),
    ]) {
      change();
      if (statSync(file, { throwIfNoEntry: false })) utimesSync(file, atime, mtime);
      hashes.push(hashFiles(root, INPUTS));
    }
    expect(new Set(hashes).size).toBe(7);
    writeFileSync(path.join(root, 'README.md'), 'no input');
    expect(hashFiles(root, INPUTS)).toBe(hashes.at(-1));
  });
});
