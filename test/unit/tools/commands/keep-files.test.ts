import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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

describe('an output folder of another site or command', () => {
  const owner = '{"kind":"build","source":"../content","title":"文档"}\n';
  const BUILT = {
    'out/site.json': '{}',
    'out/pages/a.0123456789.json': '{}',
    'out/docs/index.html': 'built',
  };
  const list = Object.keys(BUILT).map((file) => `["${file.slice(4)}","x"]\n`);
  const BEFORE = { ...CONTENT, ...BUILT, [`out/${BUILD_MANIFEST_FILE}`]: [owner, ...list].join('') };

  it.each(['文档', '其他'])(
    'is refused with the way out, and every file stays: a site 《%s》',
    async (title) => {
      const root = createTree({
        ...BEFORE,
        'other/README.md': '# 首页\n',
        'other/site.yml': `title: ${title}\n`,
      });
      const before = readTree(root);
      const [source, out] = [path.join(root, 'other'), path.join(root, 'out')];
      for (const write of [build, (from: string, to: string) => writeBundle(from, to, false)])
        await expect(write(source, out)).rejects.toThrow(
          `${path.join(root, 'content')}, whose files would be deleted. Name another folder with --out`,
        );
      expect(readTree(root)).toEqual(before);
    },
  );

  it('is refused for the bundle of the same site', async () => {
    const root = createTree(BEFORE);
    await expect(writeBundle(path.join(root, 'content'), path.join(root, 'out'), false)).rejects.toThrow(
      'holds the site made from',
    );
    expect(readTree(root)).toEqual(BEFORE);
  });

  it.each([
    ['文档', 'is taken over'],
    ['其他', 'is refused'],
  ])('whose content folder is gone: a site 《%s》 %s', async (title, fate) => {
    const root = createTree({ 'moved/README.md': '# 首页\n', 'moved/site.yml': `title: ${title}\n` });
    const [source, out] = [path.join(root, 'moved'), path.join(root, 'out')];
    await writeBundle(source, out, false);
    const manifest = path.join(out, BUILD_MANIFEST_FILE);
    const lines = readFileSync(manifest, 'utf8').split('\n').slice(1);
    writeFileSync(manifest, [owner.replace('build', 'content').trim(), ...lines].join('\n'));
    const writing = writeBundle(source, out, false);
    if (fate === 'is refused') await expect(writing).rejects.toThrow(`delete the first line of ${manifest}`);
    else await writing;
    expect(readFileSync(manifest, 'utf8').split('\n')[0]).toContain(
      fate === 'is refused' ? '../content' : '../moved',
    );
  });

  it('of a version that did not name its owner is taken over', async () => {
    const root = createTree({ ...CONTENT, 'out/pages/old.0123456789.json': '{}' });
    const [source, out] = [path.join(root, 'content'), path.join(root, 'out')];
    writeFileSync(path.join(out, BUILD_MANIFEST_FILE), '["pages/old.0123456789.json","x"]\n');
    await writeBundle(source, out, false);
    expect(Object.keys(readTree(out))).not.toContain('pages/old.0123456789.json');
    expect(readFileSync(path.join(out, BUILD_MANIFEST_FILE), 'utf8')).toMatch(
      /^\{"kind":"content","title":"文档"/,
    );
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
