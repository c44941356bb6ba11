import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../../../tools/build';
import { writeBundle } from '../../../../tools/commands/write-bundle';
import { BUILD_MANIFEST_FILE } from '../../../../tools/output/manifest';
import { createTree, readTree } from '../../../helpers/temp-tree';

const CONTENT = {
  'content/site.yml': 'title: 文档\n',
  'content/README.md': '# 首页\n',
  'content/a.md': '# 甲\n',
};

const build = (root: string, out: string) => buildSite({ root, out, isLenient: false, keepDays: 30 });

describe('an output folder around or in the content', () => {
  it.each([
    ['build --out . in a repository', 'content', ''],
    ['--source site/content --out site', 'content', '../site'],
    ['--out inside --source', 'content', 'content/dist'],
    ['--source content --out content', 'content', 'content'],
    ['--out through a link', 'content', 'link'],
  ])('is refused, and every file stays: %s', async (_name, source, out) => {
    const root = path.join(createTree(), 'site');
    mkdirSync(root);
    cpSync(createTree({ ...CONTENT, 'docs/index.html': 'built', 'docs/assets/site.json': '{}' }), root, {
      recursive: true,
    });
    execFileSync('git', ['init', '-q'], { cwd: root });
    symlinkSync(root, path.join(root, 'link'));
    const before = readTree(root);
    const [from, to] = [path.join(root, source), path.resolve(root, out)];
    await expect(build(from, to)).rejects.toThrow('overlap');
    await expect(writeBundle(from, to, false)).rejects.toThrow('overlap');
    expect(readTree(root)).toEqual(before);
  });
});

describe('an output folder that holds another project', () => {
  it('keeps all of its files, and a file with a name from the bundle stops the command', async () => {
    const root = createTree({
      ...CONTENT,
      'out/site.json': '{"name":"another project"}',
      'out/src/main.c': 'int main;',
    });
    const before = readTree(root);
    await expect(writeBundle(path.join(root, 'content'), path.join(root, 'out'), false)).rejects.toThrow(
      path.join(root, 'out/site.json'),
    );
    expect(readTree(root)).toEqual(before);
  });

  it('keeps all of its files when no name is the same', async () => {
    const root = createTree({ ...CONTENT, 'out/package.json': '{}', 'out/pages/notes.txt': 'mine' });
    await writeBundle(path.join(root, 'content'), path.join(root, 'out'), false);
    await writeBundle(path.join(root, 'content'), path.join(root, 'out'), false);
    expect(readTree(root)).toMatchObject({ 'out/package.json': '{}', 'out/pages/notes.txt': 'mine' });
  });
});

test('a foreign robots.txt at the root of the output stops a build before anything is written', async () => {
  const root = createTree({ ...CONTENT, 'out/robots.txt': 'mine' });
  await expect(build(path.join(root, 'content'), path.join(root, 'out'))).rejects.toThrow(
    path.join(root, 'out/robots.txt'),
  );
  expect(readTree(path.join(root, 'out'))).toEqual({ 'robots.txt': 'mine' });
});

test('writeBundle writes nothing and makes no folder when the content has errors', async () => {
  const root = createTree({ ...CONTENT, 'content/a.md': '[lost](nowhere.md)\n' });
  const before = readTree(root);
  await expect(writeBundle(path.join(root, 'content'), path.join(root, 'out'), false)).rejects.toThrow(
    'error in the content',
  );
  expect(readTree(root)).toEqual(before);
});

test('the old record of an edited page is deleted', async () => {
  const root = createTree(CONTENT);
  const [content, out] = [path.join(root, 'content'), path.join(root, 'out')];
  await writeBundle(content, out, false);
  const pagesOf = () => Object.keys(readTree(out)).filter((file) => file.startsWith('pages/a.'));
  expect(pagesOf()).toHaveLength(1);
  writeFileSync(path.join(content, 'a.md'), '# 乙\n');
  await writeBundle(content, out, false);
  expect(pagesOf()).toHaveLength(1);
  expect(Object.keys(readTree(out))).toContain(BUILD_MANIFEST_FILE);
});
