import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createPage } from '../../../../../tools/commands/new-page';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { createTree, readTree } from '../../../../helpers/temp-tree';

const SIDEBAR = `# 次序就是侧边栏的次序
- [README.md, 标签]
- title: 内容   # 常用
  collapsable: true
  children:
    - [a/README.md, stl:a]   # 链接
    - [b/README.md, stl:b]
- title: 其他
  children:
    - [c/README.md, stl:c]
`;

const FILES = {
  'stl/README.md': '# 标签\n',
  'stl/a/README.md': '# 甲\n',
  'stl/b/README.md': '# 乙\n',
  'stl/c/README.md': '# 丙\n',
  'stl/sidebar.yml': SIDEBAR,
  'stl/folder.template': '---\ntitle: {{title}}\n---\n\n# <stl:{{name}}> {{title}}\n\n## 语法\n',
  'cli/README.md': '# 命令\n',
  'cli/commands/page.template': '---\ntitle: {{title}}\n---\n\n# {{title}}\n\n## 用法\n',
  'cli/commands/run.md': '# 运行\n',
  'cli/docs/index.md': '# 文档\n',
};

describe('a new page', () => {
  it('is made from the nearest template and listed after its neighbours, and changes nothing else', async () => {
    const root = createTree(FILES);
    const result = await createPage(root, 'stl/foo', { title: '甲：乙' });
    expect(result).toMatchObject({
      file: 'stl/foo/README.md',
      template: 'stl/folder.template',
      sidebar: { file: 'stl/sidebar.yml', line: 8, groups: ['内容'] },
    });
    const after = readTree(root);
    expect(after['stl/foo/README.md']).toBe('---\ntitle: 甲：乙\n---\n\n# <stl:foo> 甲：乙\n\n## 语法\n');
    const added = '    - [b/README.md, stl:b]\n    - [foo/README.md, 甲：乙]\n';
    expect(after['stl/sidebar.yml']).toBe(SIDEBAR.replace('    - [b/README.md, stl:b]\n', added));
    const { 'stl/foo/README.md': _page, ...others } = after;
    expect(others).toEqual({ ...FILES, 'stl/sidebar.yml': after['stl/sidebar.yml'] });
  });

  it('becomes a page of the site without errors, and its template does not', async () => {
    const root = createTree(FILES);
    await createPage(root, 'stl/foo', { title: 'a: "b" #c' });
    const { pages, problems } = await bundleContent({ root, isLenient: true });
    expect(problems.all.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pages.map(({ record }) => record.path)).toContain('/stl/foo/');
    expect(pages.map(({ record }) => record.path).filter((path) => path.includes('template'))).toEqual([]);
    expect(pages.find(({ record }) => record.path === '/stl/foo/')?.record.title).toBe('a: "b" #c');
  });

  it.each([
    ['alone', 'title: {{title}} # 注', 'title: \'"甲": 乙 #1\' # 注'],
    ['in double quotation marks', 'title: "<stl:{{name}}> {{title}}"', 'title: "<stl:foo> \\"甲\\": 乙 #1"'],
    ['in single quotation marks', "title: '{{title}} it''s'", "title: '\"甲\": 乙 #1 it''s'"],
    ['after other words', 'title: 标签 {{title}}', 'title: \'标签 "甲": 乙 #1\''],
  ])(
    'has valid frontmatter when the placeholder {{title}} in the template stands %s',
    async (_, template, expected) => {
      const root = createTree({ 'a/page.template': `---\n${template}\n---\n\n# {{title}}\n` });
      await createPage(root, 'a/foo', { title: ' "甲": 乙\n#1 ' });
      expect(readTree(root)['a/foo.md']).toBe(`---\n${expected}\n---\n\n# "甲": 乙 #1\n`);
      const { problems } = await bundleContent({ root, isLenient: true });
      expect(problems.all).toEqual([]);
    },
  );

  it('keeps the Windows line breaks of the sidebar, and takes any characters of the page’s title as they are', async () => {
    const windows = SIDEBAR.replaceAll('\n', '\r\n');
    const root = createTree({ ...FILES, 'stl/sidebar.yml': windows });
    await createPage(root, 'stl/foo', { title: '$& {{name}}' });
    const after = readTree(root);
    expect(after['stl/foo/README.md']).toContain('# <stl:foo> $& {{name}}\n');
    const last = '    - [b/README.md, stl:b]\r\n';
    expect(after['stl/sidebar.yml']).toMatch(/^(?:[^\n]*\r\n)+$/);
    expect(after['stl/sidebar.yml']?.replace(/ {4}- \[foo.*\r\n/, '')).toBe(windows);
    expect(after['stl/sidebar.yml']).toContain(`${last}    - [foo/README.md,`);
  });

  it.each([
    ['as a file when its template is for a file', 'cli/commands/foo', 'cli/commands/foo.md'],
    ['as a file when its name ends in ".md"', 'stl/foo.md', 'stl/foo.md'],
    [
      'in a folder of its own when its name ends in a slash',
      'cli/commands/foo/',
      'cli/commands/foo/README.md',
    ],
    [
      'below the content folder when its path begins with "content/"',
      'content/cli/commands/foo',
      'content/cli/commands/foo.md',
    ],
    ['as a file when there is no template', 'faq/foo', 'faq/foo.md'],
  ])('is placed %s', async (_, page, file) => {
    expect((await createPage(createTree(FILES), page)).file).toBe(file);
  });

  it('goes into the group of the sidebar that the option names', async () => {
    const root = createTree(FILES);
    const { sidebar } = await createPage(root, 'stl/foo', { group: '其他' });
    expect(sidebar).toEqual({ file: 'stl/sidebar.yml', line: 11, groups: ['其他'] });
  });

  it('goes into a group that has its pages on one line', async () => {
    const root = createTree({ ...FILES, 'stl/sidebar.yml': '- title: 内容 # 注\n  children: [ a/, b/ ]\n' });
    await createPage(root, 'stl/foo', { group: '内容' });
    expect(readTree(root)['stl/sidebar.yml']).toBe(
      '- title: 内容 # 注\n  children: [ a/, b/, foo/README.md ]\n',
    );
  });

  it.each([
    [
      'holds only other groups',
      '- title: 内容\n  children:\n    - title: 小组\n      children:\n        - a/\n',
    ],
    ['is empty', '- title: 内容\n  children: []\n'],
  ])(
    'is refused when the sidebar group that it should go into %s, and nothing is written',
    async (_, sidebar) => {
      const files = { ...FILES, 'stl/sidebar.yml': sidebar };
      const root = createTree(files);
      await expect(createPage(root, 'stl/foo', { group: '内容' })).rejects.toThrow(
        'The group "内容" of stl/sidebar.yml cannot take the page. It must list a page already',
      );
      expect(readTree(root)).toEqual(files);
    },
  );

  it('is refused when a group is named and the sidebar has none', async () => {
    const root = createTree({ ...FILES, 'stl/sidebar.yml': '- a/\n' });
    await expect(createPage(root, 'stl/foo', { group: '内容' })).rejects.toThrow('It has no groups.');
  });

  it('gets no sidebar entry when its section has no sidebar.yml', async () => {
    expect((await createPage(createTree(FILES), 'cli/commands/foo')).sidebar).toBeUndefined();
  });

  it('is not written in a dry run, which returns its text', async () => {
    const root = createTree(FILES);
    expect((await createPage(root, 'stl/foo', { isDryRun: true })).text).toContain('<stl:foo>');
    expect(readTree(root)).toEqual(FILES);
  });

  it.each([
    ['that exists', 'stl/a', {}, 'The page already exists: stl/a/README.md. Choose another name.'],
    [
      'that exists as a file instead of a folder',
      'cli/commands/run/',
      {},
      'The page already exists: cli/commands/run.md.',
    ],
    ['of a folder that already has a page', 'cli/docs/', {}, 'The page already exists: cli/docs/index.md.'],
    ['outside the content', '../x', {}, '"../x" is not a path inside'],
    ['outside the content, with backslashes', 'stl\\..\\..\\x', {}, 'is not a path inside'],
    ['with the name of a Windows device', 'stl/nul', {}, 'a device on Windows'],
    ['with too long a name', `stl/${'中'.repeat(80)}`, {}, 'of 240 bytes'],
    ['with a control character', 'stl/a\0b', {}, 'control character'],
    ['with a space in its name', 'stl/a b', {}, '"a b" would make an awkward address.'],
    ['with the name of the search', 'search', {}, 'which is also made by the page of the search'],
    ['that the build ignores', 'node_modules/x', {}, 'The build ignores the name "node_modules".'],
    ['with a hidden name', 'stl/.x', {}, 'The build ignores the name ".x".'],
    [
      'in an unknown group',
      'stl/foo',
      { group: '内客' },
      'The sidebar has no group "内客". Did you mean "内容"?',
    ],
  ])('%s is refused, and nothing is written', async (_, page, options, message) => {
    const root = createTree(FILES);
    await expect(createPage(root, page, options)).rejects.toThrow(message);
    expect(readTree(root)).toEqual(FILES);
  });

  it('is refused when the sidebar is broken, and the error names its line', async () => {
    const root = createTree({ ...FILES, 'stl/sidebar.yml': '- a\n- [b\n' });
    await expect(createPage(root, 'stl/foo')).rejects.toThrow(/^stl\/sidebar\.yml:\d+:\d+ invalid YAML/);
  });

  it.each([
    ['its folder', 'linked/x', 'linked', '.'],
    ['its sidebar', 'stl/x', 'stl/sidebar.yml', 'mine.yml'],
    ['its file', 'stl/x/', 'stl/x/README.md', 'mine.yml'],
  ])(
    'is refused when %s is a symbolic link out of the content, and nothing is written',
    async (_, page, link, target) => {
      const elsewhere = createTree({ 'mine.yml': '- README.md\n' });
      const root = createTree({ ...FILES, 'stl/x/i.txt': '' });
      rmSync(path.join(root, link), { force: true });
      symlinkSync(path.join(elsewhere, target), path.join(root, link));
      const before = readTree(root);
      await expect(createPage(root, page)).rejects.toThrow(/is a symbolic link that leads out of/);
      expect(readTree(elsewhere)).toEqual({ 'mine.yml': '- README.md\n' });
      expect(readTree(root)).toEqual(before);
    },
  );
});
