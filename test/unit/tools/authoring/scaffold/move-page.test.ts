import { linkSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { movePage, printMove } from '../../../../../tools/commands/move-page';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { createTree, readTree } from '../../../../helpers/temp-tree';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const FILES = {
  'README.md':
    '---\nhome: true\nactionLink: /a/b.html\nfeatures:\n  - title: 乙\n    link: /a/b.html#题 # 注\n---\n',
  'site.yml': 'nav:\n  # 注\n  - { text: 乙, link: /a/b.html }\nsections: [a, c]\nfeed: a\n',
  'redirects.yml': '# 旧地址\n/old.html: /a/b.html#题\n',
  'a/README.md':
    '# 甲\n\n[乙](b.md#题) [乙](./b.html "b.md") [乙](/a/b.html) `[乙](b.md)` [外](https://x.example/b.md)\n\n[丙]: b.md "题"\n\n见[丙]。<a href="b.md">乙</a>\n\n[![图](i.png)](b.md)\n\n```md\n[乙](b.md)\n```\n',
  'a/b.md':
    '---\ntitle: 乙\nprev: README.md\n---\n\n# 乙\n\n## 题\n\n[甲](README.md) [己](#题) [丁](../c/d.md) ![图](i.png) <img src="./i.png" alt=""> [目录](./)\n\n<<< @/a/code.js\n\n<<< ./code.js\n',
  'a/code.js': 'a();\n',
  'a/i.png': PIXEL,
  'a/sidebar.yml': '- README.md # 注\n- title: 组\n  children:\n    - [b.md, 乙乙]\n',
  'c/README.md': '# 丙\n',
  'c/d.md': '---\nnext: ../a/b.md\n---\n\n# 丁\n\n[乙](../a/b#题)\n',
  'c/sidebar.yml': '- README.md\n- d.md\n- [/a/b.md, 乙]\n',
  'c/e/f.md': '# 戊\n\n[丁](../d.md) [丙](../)\n',
};

async function problemsOf(root: string): Promise<string[]> {
  const { problems } = await bundleContent({ root, isLenient: true });
  return problems.all.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
}

test('the content of these tests has no problems', async () => {
  expect(await problemsOf(createTree(FILES))).toEqual([]);
});

describe('a page that moves', () => {
  it('to another section has its new place in all links, sidebars, settings and redirects', async () => {
    const root = createTree(FILES);
    const result = await movePage(root, 'a/b', 'c/x/y');
    expect(result).toMatchObject({ from: 'a/b.md', to: 'c/x/y.md' });
    expect(await problemsOf(root)).toEqual([]);

    const after = readTree(root);
    expect(after['a/b.md']).toBeUndefined();
    expect(after['c/x/y.md']).toContain(
      '[甲](../../a/README.md) [己](#题) [丁](../d.md) ![图](../../a/i.png) <img src="../../a/i.png" alt=""> [目录](../../a/)',
    );
    expect(after['c/x/y.md']).toContain('<<< @/a/code.js\n\n<<< ../../a/code.js\n');
    expect(after['c/x/y.md']).toContain('prev: ../../a/README.md');
    expect(after['a/README.md']).toContain(
      '[乙](../c/x/y.md#题) [乙](../c/x/y.html "b.md") [乙](/c/x/y.html) `[乙](b.md)` [外](https://x.example/b.md)\n\n[丙]: ../c/x/y.md "题"',
    );
    expect(after['a/README.md']).toContain(
      '<a href="../c/x/y.md">乙</a>\n\n[![图](i.png)](../c/x/y.md)\n\n```md\n[乙](b.md)',
    );
    expect(after['c/d.md']).toContain('next: x/y.md\n---\n\n# 丁\n\n[乙](x/y#题)\n');
    expect(after['a/sidebar.yml']).toBe('- README.md # 注\n');
    // The page was listed here before the move, by its address.
    expect(after['c/sidebar.yml']).toBe('- README.md\n- d.md\n- [/c/x/y.md, 乙]\n');
    expect(after['site.yml']).toBe(FILES['site.yml'].replace('/a/b.html', '/c/x/y.html'));
    expect(after['README.md']).toBe(FILES['README.md'].replaceAll('/a/b.html', '/c/x/y.html'));
    expect(after['redirects.yml']).toBe('# 旧地址\n/old.html: /c/x/y.html#题\n/a/b.html: /c/x/y.html\n');
    for (const file of ['c/README.md', 'c/e/f.md', 'a/code.js'] as const)
      expect(after[file]).toBe(FILES[file]);
  });

  it('keeps the percent-encoding in its links', async () => {
    const root = createTree({
      ...FILES,
      'a/b.md': '# 乙\n\n## 题\n\n[己](c%23d%20%281%29.md)\n',
      'a/c#d (1).md': '# 己\n',
    });
    expect(await problemsOf(root)).toEqual([]);
    await movePage(root, 'a/b', 'c/x');
    expect(await problemsOf(root)).toEqual([]);
    expect(readTree(root)['c/x.md']).toContain('[己](../a/c%23d%20%281%29.md)');
  });

  it('to another section is added to the sidebar there, after the pages of the same folder', async () => {
    const root = createTree({
      ...FILES,
      'c/sidebar.yml': '- README.md\n- d.md # 注\n- title: 组\n  children: [e/f.md]\n',
    });
    await movePage(root, 'a/b', 'c/b');
    expect(readTree(root)['c/sidebar.yml']).toBe(
      '- README.md\n- d.md # 注\n- b.md\n- title: 组\n  children: [e/f.md]\n',
    );
  });

  it.each([
    ['c/b', { 'c/sidebar.yml': '- README.md\n- d.md\n' }, 'it is listed in content/c/sidebar.yml:3'],
    ['c/x/y', { 'c/sidebar.yml': '- x/y.md\n' }, 'the sidebar of its new section lists it already'],
    ['new/b', {}, 'its new section has no sidebar.yml and shows all its pages'],
  ])('to another section tells what became of its entry: %s', async (to, files, told) => {
    const root = createTree({ ...FILES, ...files });
    const lines: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
    printMove(await movePage(root, 'a/b', to), 'content');
    jest.restoreAllMocks();
    expect(lines).toContain(`sidebar  content/a/sidebar.yml no longer lists ${to}.md; ${told}`);
  });

  it('and moves back leaves all files as they were, except for a new redirect', async () => {
    const root = createTree(FILES);
    await movePage(root, 'a/b.md', 'a/z.md');
    expect(readTree(root)['a/sidebar.yml']).toContain('    - [z.md, 乙乙]\n');
    await movePage(root, 'a/z.md', 'a/b.md');
    const { 'redirects.yml': redirects, ...others } = readTree(root);
    const { 'redirects.yml': before, ...expected } = readTree(createTree(FILES));
    expect(others).toEqual(expected);
    expect(redirects).toBe(`${before}/a/z.html: /a/b.html\n`);
  });

  it('keeps the line breaks and the byte order mark of a page whose links change', async () => {
    const windows = '\uFEFF# 丁\r\n\r\n[乙](../a/b.md)\r\n';
    const root = createTree({ ...FILES, 'c/d.md': windows });
    await movePage(root, 'a/b', 'a/z');
    expect(readTree(root)['c/d.md']).toBe(windows.replace('b.md', 'z.md'));
  });

  it('keeps the line breaks and byte order marks of settings, redirects and sidebars', async () => {
    const toWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const names = ['site.yml', 'redirects.yml', 'a/sidebar.yml', 'c/sidebar.yml'] as const;
    const stored = Object.fromEntries(names.map((name) => [name, toWindows(FILES[name])]));
    const root = createTree({ ...FILES, ...stored });
    expect((await movePage(root, 'c/e/f', 'c/e/g')).changed).toEqual(['redirects.yml']);
    await movePage(root, 'a/b', 'c/x/y');
    const after = readTree(root);
    for (const name of names) expect(after[name]).toMatch(/^\uFEFF(?:[^\n]*\r\n)+$/);
    expect(after['redirects.yml']).toContain('\r\n/c/e/f.html: /c/e/g.html\r\n/a/b.html: /c/x/y.html\r\n');
    expect(await problemsOf(root)).toEqual([]);
  });

  it('without a title in its frontmatter is listed without a title', async () => {
    const root = createTree({
      ...FILES,
      'a/g/README.md': '# 庚\n',
      'a/sidebar.yml': '- README.md\n- g/README.md\n- b.md\n',
    });
    await movePage(root, 'a/g/', 'c/g');
    expect(readTree(root)['c/sidebar.yml']).toBe('- README.md\n- d.md\n- g/README.md\n- [/a/b.md, 乙]\n');
  });

  it.each([
    [
      'a group with its children',
      '- title: 组\n  children: [README.md]\n  path: b.md',
      '- title: 组\n  children: [README.md]\n',
    ],
    [
      'the dash of a group when the first key after it is removed',
      '- path: b.md\n  title: 组\n  children:\n    - README.md\n',
      '- title: 组\n  children:\n    - README.md\n',
    ],
    [
      'a group with its page',
      '- title: 组 # 注\n  path: README.md\n  children:\n    - b.md\n',
      '- title: 组 # 注\n  path: README.md\n',
    ],
    [
      'no empty groups',
      '- README.md\n- title: 组\n  path: b.md\n  children:\n    - title: 内\n      children:\n        - b.md\n',
      '- README.md\n',
    ],
    [
      'a list in brackets',
      '- title: 组\n  children: [README.md, b.md, b.md]\n',
      '- title: 组\n  children: [README.md]\n',
    ],
    [
      'a group in braces',
      '- { title: 组, children: [README.md], path: b.md }\n',
      '- { title: 组, children: [README.md] }\n',
    ],
    ['an empty list for a sidebar without entries', '# 注\n- b.md\n', '# 注\n[]\n'],
  ])('out of its section leaves %s', async (_, before, after) => {
    const root = createTree({ ...FILES, 'a/sidebar.yml': before });
    await movePage(root, 'a/b', 'c/b');
    expect(readTree(root)['a/sidebar.yml']).toBe(after);
    expect(await problemsOf(root)).toEqual([]);
  });

  it.each([
    ['# 注\n[]\n', '# 注\n- [b.md, 乙]\n'],
    ['[README.md]\n', '[README.md, [b.md, 乙]]\n'],
  ])('into a section whose sidebar is %j is added to it', async (before, after) => {
    const root = createTree({ ...FILES, 'c/sidebar.yml': before });
    await movePage(root, 'a/b', 'c/b');
    expect(readTree(root)['c/sidebar.yml']).toBe(after);
  });

  it('with a permalink gets a redirect from the old address of its file to the permalink', async () => {
    const root = createTree({
      ...FILES,
      'c/p.md': '---\npermalink: /p/\n---\n\n# 己\n',
      'c/sidebar.yml': '[]\n',
    });
    await movePage(root, 'c/p', 'a/p');
    expect(readTree(root)['redirects.yml']).toContain('/c/p.html: /p/\n');
    expect(await problemsOf(root)).toEqual([]);
  });

  it('is not written in a dry run, which lists the files that would change', async () => {
    const root = createTree(FILES);
    const before = readTree(root);
    const result = await movePage(root, 'a/b', 'c/', true);
    expect(result.to).toBe('c/b.md');
    expect(result.changed).toContain('a/README.md');
    expect(readTree(root)).toEqual(before);
  });
});

describe('upper and lower case', () => {
  it('a file that has both names, on a system that ignores case, is not deleted', async () => {
    const root = createTree({ 'README.md': '# 首页\n', 'a/b.md': '# 乙\n' });
    // A hard link stands for a second spelling of one name.
    linkSync(join(root, 'a/b.md'), join(root, 'a/B.md'));
    await movePage(root, 'a/b', 'a/B');
    expect(readTree(root)['a/B.md']).toBe('# 乙\n');
  });

  it('a page whose name changes only in case needs no redirect, and may be moved again', async () => {
    const root = createTree(FILES);
    const { redirects } = await movePage(root, 'a/b', 'a/B');
    expect(redirects.size).toBe(0);
    expect(readTree(root)['redirects.yml']).toBe('# 旧地址\n/old.html: /a/B.html#题\n');
    expect(readTree(root)['site.yml']).toContain('link: /a/B.html');
    await movePage(root, 'a/B', 'a/z');
    expect(readTree(root)['redirects.yml']).toBe('# 旧地址\n/old.html: /a/z.html#题\n/a/B.html: /a/z.html\n');
    expect(await problemsOf(root)).toEqual([]);
  });

  it('a redirect to a moved page is changed even if it spells the address in another case', async () => {
    const root = createTree({ ...FILES, 'redirects.yml': '/old.html: /A/b.html\n' });
    await movePage(root, 'a/b', 'a/z');
    expect(readTree(root)['redirects.yml']).toBe('/old.html: /a/z.html\n/a/b.html: /a/z.html\n');
  });

  it('leaves redirects alone that differ only in case, or that lead nowhere', async () => {
    const redirects = '/old.html: /c/\n/OLD.html: /c/d.html\n/a/b.html: 1\n';
    const root = createTree({ ...FILES, 'redirects.yml': redirects });
    await movePage(root, 'a/b', 'a/z');
    expect(readTree(root)['redirects.yml']).toBe(redirects);
  });
});

describe('a folder that moves', () => {
  it('takes its pages along, with redirects and changed links', async () => {
    const root = createTree(FILES);
    await movePage(root, 'c/e/', 'a/e');
    expect(await problemsOf(root)).toEqual([]);
    const after = readTree(root);
    expect(after['a/e/f.md']).toBe('# 戊\n\n[丁](../../c/d.md) [丙](../../c/)\n');
    expect(after['redirects.yml']).toContain('/c/e/f.html: /a/e/f.html\n');
  });

  it.each([
    ['a', 'z', 'z: 0.9\n  z/b: 0.8\n  "z/*-x": 0.7\n  ab: 0.6\n'],
    ['a/b', 'c/d2', 'a: 0.9\n  c/d2: 0.8\n  "a/*-x": 0.7\n  ab: 0.6\n'],
  ])('keeps its weight in the search: %s', async (from, to, weights) => {
    const site = `${FILES['site.yml']}searchWeights:\n  `;
    const before = `${site}a: 0.9\n  a/b: 0.8\n  "a/*-x": 0.7\n  ab: 0.6\n`;
    const root = createTree({ ...FILES, 'site.yml': before });
    await movePage(root, from, to);
    expect(readTree(root)['site.yml']).toContain(`searchWeights:\n  ${weights}`);
  });

  it('and is a section takes its picture with it', async () => {
    const root = createTree({ ...FILES, '.cards/a.png': PIXEL, '.cards/c.png': PIXEL });
    const { moves } = await movePage(root, 'a', 'z');
    expect(moves.get('.cards/a.png')).toBe('.cards/z.png');
    const cards = Object.keys(readTree(root)).filter((file) => file.startsWith('.cards/'));
    expect(cards.sort()).toEqual(['.cards/c.png', '.cards/z.png']);
  });

  it('keeps what its samples ran on', async () => {
    const lock = 'a/b.md 0123456789 ran 2026-11-22 SSCMS 7.4.0\nc/d.md 0123456789 excused 无\n';
    const root = createTree({ ...FILES, 'verified.lock': lock });
    await movePage(root, 'a', 'z');
    expect(readTree(root)['verified.lock']).toBe(
      'c/d.md 0123456789 excused 无\nz/b.md 0123456789 ran 2026-11-22 SSCMS 7.4.0\n',
    );
  });

  it('and is a section gets its new name everywhere', async () => {
    const root = createTree(FILES);
    await movePage(root, 'a', 'z');
    expect(await problemsOf(root)).toEqual([]);
    const after = readTree(root);
    expect(after['site.yml']).toBe(
      'nav:\n  # 注\n  - { text: 乙, link: /z/b.html }\nsections: [z, c]\nfeed: z\n',
    );
    expect(after['z/sidebar.yml']).toBe(FILES['a/sidebar.yml']);
    expect(after['z/b.md']).toBe(FILES['a/b.md'].replace('@/a/code.js', '@/z/code.js'));
    expect(after['redirects.yml']).toContain('/a/: /z/\n');
  });
});

describe('a move is refused, and nothing is changed,', () => {
  it.each([
    [
      'of a page that does not exist',
      'a/bb',
      'a/c',
      'There is no page, file or folder a/bb. Did you mean "a/b.md"?',
    ],
    [
      'onto an existing page',
      'a/b',
      'c/d',
      'c/d.md already exists. Choose another name, or move it away first.',
    ],
    ['onto the page of a folder', 'a/b', 'c/g.md', 'c/g/index.md already exists.'],
    ['to the place where the page is', 'a/b', 'a/b.md', 'a/b.md already has this name.'],
    ['of a folder into itself', 'c/e', 'c/e/g', 'c/e cannot move into itself'],
    ['of the home page', 'README.md', 'a/home', 'README.md is the home page, which cannot be moved'],
    ['of the home page without its extension', 'README', 'a/home', 'README.md is the home page'],
    ['out of the content', 'a/b', '../b', '"../b" is not a path inside'],
    ['to an awkward name', 'a/b', 'a/b c', '"b c" would make an awkward address.'],
    ['of a folder to a page', 'c/e', 'a/e.md', 'c/e is a folder, a/e.md a page. Name a folder.'],
  ])('%s', async (_, from, to, message) => {
    const root = createTree({ ...FILES, 'c/g/index.md': '# 己\n' });
    const before = readTree(root);
    await expect(movePage(root, from, to)).rejects.toThrow(message);
    expect(readTree(root)).toEqual(before);
  });

  it.each([
    ['search', 'the page of the search'],
    ['404', 'the page shown at unknown addresses'],
    ['offline', 'the page about reading offline'],
    ['assets/x', "the site's folder of scripts and data"],
    ['node_modules/x', 'The build ignores the name "node_modules".'],
    ['p', 'its address /p.html is also that of p.md'],
  ])('to %s, a name that the build would refuse', async (to, message) => {
    const root = createTree({ ...FILES, 'c/p.md': '---\npermalink: /p.html\n---\n\n# 己\n' });
    const before = readTree(root);
    await expect(movePage(root, 'a/b', to)).rejects.toThrow(message);
    expect(readTree(root)).toEqual(before);
  });

  it('when a page and a folder have the same name and the move does not say which', async () => {
    const root = createTree({ ...FILES, 'c/e.md': '# 页\n' });
    await expect(movePage(root, 'c/e', 'a/e')).rejects.toThrow('Say which: "c/e.md" or "c/e/".');
    expect((await movePage(root, 'c/e.md', 'a/g')).to).toBe('a/g.md');
  });

  it('when the frontmatter of another page is broken, and the error names its line', async () => {
    const root = createTree({ ...FILES, 'c/e/f.md': '---\ntitle: "戊" 己\n---\n\n# 戊\n' });
    await expect(movePage(root, 'a/b', 'a/z')).rejects.toThrow(/^c\/e\/f\.md:2:\d+ invalid YAML/);
  });

  it('when a page whose links change is not UTF-8, and the error names the page', async () => {
    const gbk = Buffer.concat([Buffer.from('# '), Buffer.from([0xbc, 0xd7]), Buffer.from('\n\n[b](b.md)\n')]);
    const root = createTree({ ...FILES, 'a/gbk.md': gbk });
    await expect(movePage(root, 'a/b', 'a/z')).rejects.toThrow('a/gbk.md is not valid UTF-8');
    expect(readFileSync(join(root, 'a/gbk.md')).equals(gbk)).toBe(true);
    expect(readTree(root)['a/b.md']).toBe(FILES['a/b.md']);
  });

  it('when another sidebar is broken, and the error names its line', async () => {
    const root = createTree({ ...FILES, 'c/sidebar.yml': '- a\n- [b\n' });
    await expect(movePage(root, 'a/b', 'a/z')).rejects.toThrow(/^c\/sidebar\.yml:\d+:\d+ invalid YAML/);
  });

  it.each([
    ['../x', /is not a path inside/],
    ['a/../../x', /is not a path inside/],
    ['..\\x', /is not a path inside/],
    ['a/con', /a device on Windows/],
    ['a/x.', /ends in a dot or a space/],
    ['x'.repeat(250), /of 253 bytes/],
  ])('to %j', async (to, message) => {
    const root = createTree(FILES);
    const before = readTree(root);
    await expect(movePage(root, 'a/b', to)).rejects.toThrow(message);
    expect(readTree(root)).toEqual(before);
  });

  it('when the new folder or site.yml is a symbolic link out of the content', async () => {
    const elsewhere = createTree({ 'mine.yml': FILES['site.yml'] });
    for (const [link, target] of [
      ['d', elsewhere],
      ['site.yml', join(elsewhere, 'mine.yml')],
    ] as const) {
      const root = createTree(FILES);
      rmSync(join(root, link), { force: true });
      symlinkSync(target, join(root, link));
      await expect(movePage(root, 'a/b', link === 'd' ? 'd/x' : 'a/x')).rejects.toThrow(
        /is a symbolic link that leads out of/,
      );
      expect(readTree(root)['a/b.md']).toBe(FILES['a/b.md']);
      expect(readTree(elsewhere)).toEqual({ 'mine.yml': FILES['site.yml'] });
    }
  });

  it('to the name of a symbolic link that leads nowhere', async () => {
    const root = createTree(FILES);
    symlinkSync('gone', join(root, 'a/x.md'));
    await expect(movePage(root, 'a/b', 'a/x')).rejects.toThrow('is a symbolic link that leads out');
    expect(readlinkSync(join(root, 'a/x.md'))).toBe('gone');
  });

  it.each([
    ['a symbolic link', 'a/l', 'l', 'a/l.md'],
    ['the target of a symbolic link', 'a/b', 'x', 'a/l.md'],
    ['a folder with a symbolic link in it', 'a/', 'x/', 'a/l.md'],
    ['a page in a folder that is a symbolic link', 'm/d', 'x', 'm'],
  ])('of %s, and the error names the link', async (_, from, to, named) => {
    const root = createTree(FILES);
    symlinkSync('b.md', join(root, 'a/l.md'));
    symlinkSync('c', join(root, 'm'));
    const before = readTree(root);
    await expect(movePage(root, from, to)).rejects.toThrow(`The symbolic link ${named} is inside`);
    expect(readTree(root)).toEqual(before);
  });

  it('when a sidebar, site.yml or redirects.yml is not UTF-8, and the error names the file', async () => {
    for (const file of ['a/sidebar.yml', 'site.yml', 'redirects.yml']) {
      const gbk = Buffer.from([0x23, 0xbc, 0xd7, 0x0a]);
      const root = createTree({ ...FILES, [file]: gbk });
      await expect(movePage(root, 'a/b', 'a/z')).rejects.toThrow(`${file} is not valid UTF-8`);
      expect(readFileSync(join(root, file)).equals(gbk)).toBe(true);
      expect(readTree(root)['a/b.md']).toBe(FILES['a/b.md']);
    }
  });
});

it('a move changes no file outside the content to which a linked folder leads', async () => {
  const elsewhere = createTree({ 'x.md': '[乙](../a/b.md)\n' });
  const root = createTree(FILES);
  symlinkSync(elsewhere, join(root, 'linked'));
  await movePage(root, 'a/b', 'c/x');
  expect(readTree(elsewhere)).toEqual({ 'x.md': '[乙](../a/b.md)\n' });
});
