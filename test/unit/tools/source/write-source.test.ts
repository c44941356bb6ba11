import fs, { chmodSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { updateSource } from '../../../../tools/source/write-source';
import { createTree, readTree } from '../../../helpers/temp-tree';

describe('a file that a command writes into the content folder', () => {
  it('keeps its permissions, and is written through a symbolic link that stays a link', () => {
    const root = createTree({ 'a/b.md': '旧\n' });
    chmodSync(path.join(root, 'a/b.md'), 0o640);
    symlinkSync('a/b.md', path.join(root, 'c.md'));
    updateSource(root, 'c.md', () => '新\n');
    expect(readTree(root)).toEqual({ 'a/b.md': '新\n' });
    expect(statSync(path.join(root, 'a/b.md')).mode & 0o777).toBe(0o640);
    expect(lstatSync(path.join(root, 'c.md')).isSymbolicLink()).toBe(true);
  });

  it('keeps its old text when the disk is full, and no temporary file is left', () => {
    const root = createTree({ 'a.md': '旧\n' });
    const write = fs.writeFileSync;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
      write(file, '新');
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    });
    expect(() => updateSource(root, 'a.md', () => '新的文字\n')).toThrow('ENOSPC');
    expect(readTree(root)).toEqual({ 'a.md': '旧\n' });
  });

  it.each([
    ['../x.md', /points elsewhere/],
    ['a/../../x.md', /points elsewhere/],
    ['/x.md', /empty part/],
    ['a\\b.md', /separator/],
  ])('is refused if its path is %j', (file, message) => {
    const base = createTree({ 'content/a.md': '' });
    expect(() => updateSource(path.join(base, 'content'), file, () => '新')).toThrow(message);
    expect(readTree(base)).toEqual({ 'content/a.md': '' });
  });

  it('is refused when it is a link to a missing file outside the folder: writing would create that file', () => {
    const root = createTree({ 'a.md': '' });
    const elsewhere = createTree();
    symlinkSync(path.join(elsewhere, 'new.md'), path.join(root, 'x.md'));
    expect(() => updateSource(root, 'x.md', () => '新')).toThrow(/leads out of .+, or nowhere/);
    expect(readTree(elsewhere)).toEqual({});
  });
});
