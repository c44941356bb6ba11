import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../../tools/commands/check-content';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { recordOf } from '../../../../tools/site/page';
import { formatProblem } from '../../../../tools/support/problems';
import { createTree } from '../../../helpers/temp-tree';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes a content folder with these files and symbolic links (name → target), beside two folders outside it. */
function createContent(files: Record<string, string>, links: Record<string, string>): string {
  const base = createTree({
    'outside/secret.md': '# 秘密\n\n秘密\n',
    'outside/secret.png': PIXEL,
    'outside/secret.txt': '秘密\n',
    'outside/openapi.yml': 'openapi: 3.1.0\n',
    'content-twin/x.md': '# 秘密\n',
  });
  const root = path.join(base, 'content');
  for (const [name, text] of Object.entries({ 'README.md': '# 首页\n', ...files })) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    symlinkSync(target, path.join(root, name));
  }
  return root;
}

async function bundle(root: string) {
  const made = await bundleContent({ root, isLenient: true });
  const { problems, pages, files, data } = made;
  return {
    problems: problems.all.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | ')),
    paths: pages.map(({ record }) => record.path),
    text: JSON.stringify([pages.map(recordOf), files, data]),
  };
}

const refused = (file: string, place = `${file}:1:1`) =>
  `${place} error outside-content the symbolic link "${file}" points outside the content folder | Allowed: links to files and folders inside it. Copy the target into it.`;

describe('a symbolic link out of the content folder is an error, and its target is not published', () => {
  it.each([
    ['to a page', 'a/x.md', '../../outside/secret.md'],
    ['to a folder', 'a/x', '../../outside'],
    ['to a folder, by an absolute path', 'x', '/usr'],
    ['to a folder whose name begins with that of the content', 'x', '../content-twin'],
    ['to the folder around it', 'a/x', '../..'],
    ['to an image', 'x.png', '../outside/secret.png'],
    ['to data', 'a/openapi.yml', '../../outside/openapi.yml'],
    ['to settings', 'synonyms.yml', '../outside/secret.txt'],
  ])('when it leads %s', async (_, name, target) => {
    const { problems, paths, text } = await bundle(createContent({}, { [name]: target }));
    expect(problems.filter((problem) => problem.includes('outside-content'))).toEqual([refused(name)]);
    expect(paths).toEqual(['/']);
    expect(text).not.toContain('秘密');
    expect(text).not.toContain('openapi');
  });

  it('when it leads out through another link', async () => {
    const root = createContent({}, { 'b/x.md': '../a/y.md', 'a/y.md': '../../outside/secret.md' });
    expect((await bundle(root)).problems).toEqual([refused('a/y.md'), refused('b/x.md')]);
  });

  it('when it lies in a folder to which another link leads', async () => {
    const root = createContent({ 'a/b.md': '# 页\n' }, { 'a/x.md': '../../outside/secret.md', c: 'a' });
    const { problems, paths } = await bundle(root);
    expect(problems).toEqual([refused('a/x.md'), refused('c/x.md')]);
    expect(paths).toEqual(['/', '/a/b.html', '/c/b.html']);
  });

  it.each([
    ['an image', '![图](.vuepress/x/secret.png)'],
    ['a link', '[文](.vuepress/x/secret.txt)'],
    ['a link to a page', '[文](.vuepress/x/secret.md)'],
    ['an included file', '<<< @/.vuepress/x/secret.txt'],
  ])('when it lies in a folder that is not searched and only %s names it', async (_, markdown) => {
    const links = { '.vuepress/x': '../../outside' };
    const { problems, text } = await bundle(createContent({ 'a.md': `# 页\n\n${markdown}\n` }, links));
    expect(problems).toEqual([
      expect.stringMatching(
        /^a\.md:3:1 error outside-content the (image|link|snippet) ".+", by a symbolic link, points outside/,
      ),
    ]);
    expect(text).not.toMatch(/秘密|media/);
  });

  it('in the check too', async () => {
    const root = createContent({}, { 'x.png': '../outside/secret.png' });
    const { problems } = await checkContent(root);
    expect(problems.all).toMatchObject([{ file: 'x.png', severity: 'error', rule: 'outside-content' }]);
  });
});

describe('a symbolic link that stays in the content folder', () => {
  it('makes pages, images and included files available under both names', async () => {
    const root = createContent(
      {
        'a/b.md': '# 乙\n\n![图](i.png)\n\n<<< ./c.js\n',
        'a/c.js': 'c();\n',
        'x.md': '# 甲\n\n![图](j.png) [文](a2/c.js)\n\n<<< @/d.js\n',
      },
      { a2: 'a', 'y.md': 'x.md', 'j.png': 'a/i.png', 'd.js': './a2/c.js' },
    );
    writeFileSync(path.join(root, 'a/i.png'), PIXEL);
    const { problems, paths, text } = await bundle(root);
    expect(problems).toEqual([]);
    expect(paths).toEqual(['/', '/a/b.html', '/a2/b.html', '/x.html', '/y.html']);
    // `c()` is included in each of the four pages other than the home page.
    expect(text.match(/c<\/span>\(\)/g)).toHaveLength(4);
  });

  it('may be the content folder itself', async () => {
    const root = createContent({ 'a.md': '# 页\n' }, { 'b.md': 'a.md' });
    const link = path.join(path.dirname(root), 'link');
    symlinkSync('content', link);
    const { problems, paths } = await bundle(link);
    expect([problems, paths]).toEqual([[], ['/', '/a.html', '/b.html']]);
  });

  it('is fixed once by "check --fix", not once under each name', async () => {
    const root = createContent({ 'a.md': '# 页\n\n用STL标签和API接口\n' }, { 'b.md': 'a.md' });
    await checkContent(root, { fix: true });
    expect(readFileSync(path.join(root, 'a.md'), 'utf8')).toBe('# 页\n\n用 STL 标签和 API 接口\n');
  });
});

describe('symbolic links that lead round in circles', () => {
  it('do not multiply the pages without end', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const files = Object.fromEntries(names.map((name) => [`${name}/x.md`, '# 页\n']));
    const pairs = names.flatMap((from) => names.map((to) => [`${from}/to-${to}`, `../${to}`]));
    const links = Object.fromEntries([...pairs, ['up', '.'], ['self', 'self']]);
    const { problems, paths } = await bundle(createContent(files, links));
    expect(problems).toEqual([]);
    expect(paths.length).toBeLessThan(1 + names.length + names.length ** 3);
    expect(paths).toEqual(expect.arrayContaining(['/a/x.html', '/a/to-b/x.html']));
    expect(paths).not.toContain('/a/to-a/x.html');
    expect(paths).not.toContain('/a/to-b/to-a/x.html');
  });
});
