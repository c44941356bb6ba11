import { symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isSource, readContentTree } from '../../../../tools/source/content-tree';
import { describeSystemFault } from '../../../../tools/support/error-code';
import { UsageError } from '../../../../tools/support/problems';
import { createTree } from '../../../helpers/temp-tree';

async function findSources(root: string): Promise<string[]> {
  return (await readContentTree(root)).files.filter(isSource);
}

describe('the pages of a content folder', () => {
  it('are its Markdown files at any depth, sorted by code unit', async () => {
    const root = createTree({
      'b/x.md': '',
      'README.md': '',
      'a/中 文/页.md': '',
      'a/UP.MD': '',
      'a/_draft.md': '',
      'a-b.md': '',
      'a/folder.md/in.md': '',
    });
    expect(await findSources(root)).toEqual([
      'README.md',
      'a-b.md',
      'a/UP.MD',
      'a/_draft.md',
      'a/folder.md/in.md',
      'a/中 文/页.md',
      'b/x.md',
    ]);
  });

  it('are no other files, no hidden files and no files in .vuepress, .git or node_modules', async () => {
    const files = {
      'a.md': '',
      'a.markdown': '',
      'a.mdx': '',
      'a.txt': '',
      md: '',
      '.hidden.md': '',
      '.vuepress/b.md': '',
      'a/.git/c.md': '',
      'node_modules/d.md': '',
      'a/node_modules/e/f.md': '',
    };
    expect(await findSources(createTree(files))).toEqual(['a.md']);
    // The development server asks for each file whether it is a page.
    expect(Object.keys(files).filter(isSource)).toEqual(['a.md']);
  });

  it('are found in a folder whose own path has dots or characters of glob patterns in it', async () => {
    const root = path.join(createTree({ '.x/[y] (z)/a.md': '' }), '.x/[y] (z)');
    expect(await findSources(root)).toEqual(['a.md']);
  });

  it('are found once when a symbolic link leads back to the content folder', async () => {
    const root = createTree({ 'a/b.md': '' });
    symlinkSync(root, path.join(root, 'a/again'));
    expect(await findSources(root)).toEqual(['a/b.md']);
  });

  it('are an empty list in an empty folder', async () => {
    expect(await findSources(createTree())).toEqual([]);
  });

  it.each(['no-such-folder', 'a.md'])(
    'cannot be read from %s: the error is a UsageError that names the folder',
    async (name) => {
      const folder = path.join(createTree({ 'a.md': '' }), name);
      const found = findSources(folder);
      await expect(found).rejects.toBeInstanceOf(UsageError);
      await expect(found).rejects.toThrow(`The source folder ${folder} does not exist or is not a folder.`);
    },
  );

  it('cannot be listed when a folder cannot be read: the error describes that folder', async () => {
    const root = createTree({ 'a.md': '', 'b/c.md': '' });
    const readdir = fs.readdir;
    const denied = Object.assign(new Error('EACCES'), {
      code: 'EACCES',
      syscall: 'scandir',
      path: `${root}/b`,
    });
    jest.spyOn(fs, 'readdir').mockImplementation((...args: unknown[]) => {
      if (/\/b$/.test(String(args[0]))) return Promise.reject(denied);
      return Reflect.apply(readdir, fs, args);
    });
    const fault = await findSources(root).catch(describeSystemFault);
    expect(fault).toBe(`${root}/b: access is denied (EACCES, scandir). Check its permissions.`);
  });
});
