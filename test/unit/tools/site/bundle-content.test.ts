import { parsePageRecord, parseSectionIndex, parseSiteIndex } from '../../../../src/bundle/parse-records';
import { bundleContent } from '../../../../tools/site/bundle-content';
import type { ContentBundle } from '../../../../tools/site/make-bundle';
import { ContentError, formatProblem } from '../../../../tools/support/problems';
import { bundleFiles } from '../../../helpers/bundle-files';
import { createTree } from '../../../helpers/temp-tree';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP4z8DwH4QZYAwAR8oH+ZYHFu8AAAAASUVORK5CYII=',
  'base64',
);

async function bundle(files: Record<string, string | Buffer>, isLenient = false): Promise<ContentBundle> {
  return bundleContent({ root: createTree(files), isLenient });
}

/** Problems as the author reads them, hints on the same line. */
async function problemsOf(files: Record<string, string | Buffer>): Promise<string[]> {
  const { problems } = await bundle(files, true);
  return problems.all.map((problem) => formatProblem(problem, '').replace(/\n\s+/, ' | '));
}

function jsonOf(built: ContentBundle, pattern: RegExp): unknown {
  const found = bundleFiles(built).find(({ file }) => pattern.test(file));
  return JSON.parse(found?.data ?? 'null');
}

describe('bundleContent', () => {
  it('makes a valid record for each page, an index for each section, and site.json', async () => {
    const built = await bundle({
      'site.yml': 'title: 测试站\nlastUpdatedLabel: 最后更新\n',
      'README.md': '---\nhome: true\n---\n',
      'model/README.md': '# 数据结构\n',
      'model/tables/channel.md': '# 栏目表\n\n## 字段\n\n### 主键\n\n正文\n',
    });

    expect(
      bundleFiles(built)
        .map(({ file }) => file.replace(/[\da-f]{10}/, '<hash>'))
        .sort(),
    ).toEqual([
      'offline/sections.<hash>.json',
      'pages/README.<hash>.json',
      'pages/model-README.<hash>.json',
      'pages/model-tables-channel.<hash>.json',
      'sections/_root.<hash>.json',
      'sections/model.<hash>.json',
      'site.json',
    ]);
    const record = parsePageRecord(jsonOf(built, /model-tables-channel/));
    expect(record).toMatchObject({
      title: '栏目表',
      path: '/model/tables/channel.html',
      regularPath: '/model/tables/channel.html',
      relativePath: 'model/tables/channel.md',
      headers: [
        { level: 2, title: '字段', slug: '字段' },
        { level: 3, title: '主键', slug: '主键' },
      ],
    });
    const section = parseSectionIndex(jsonOf(built, /sections\/model/));
    expect(section.pages.map(({ path }) => path)).toEqual(['/model/', '/model/tables/channel.html']);
    expect(parseSiteIndex(jsonOf(built, /site\.json/)).title).toBe('测试站');
  });

  it('gives the same bytes for the same input', async () => {
    const files = { 'site.yml': 'title: x\n', 'a/README.md': '# A\n', 'a/b.md': '# B\n\n[A](./README.md)\n' };
    const [first, second] = [await bundle(files), await bundle(files)];
    expect(bundleFiles(second)).toEqual(bundleFiles(first));
  });

  it('after an edit of a page changes only its record, its section, the catalogue and site.json', async () => {
    const files = { 'a/README.md': '# A\n', 'a/b.md': '# B\n', 'c/README.md': '# C\n' };
    const before = new Set(bundleFiles(await bundle(files)).map(({ file, data }) => file + data));
    const after = bundleFiles(await bundle({ ...files, 'a/b.md': '# B\n\nedited\n' }));
    const changed = after
      .filter(({ file, data }) => !before.has(file + data))
      .map(({ file }) => file.split('.')[0]);
    // `offline/sections` holds the sizes of the sections.
    expect(changed).toEqual(['pages/a-b', 'sections/a', 'offline/sections', 'site']);
  });

  it('makes a sidebar from folders, files and titles for a section without sidebar.yml', async () => {
    const built = await bundle({
      'guide/README.md': '# 指南\n',
      'guide/10.md': '# 十\n',
      'guide/2.md': '# 二\n',
      'guide/deep/README.md': '# 深入\n',
      'guide/deep/no-title.md': 'text\n',
    });
    expect(parseSectionIndex(jsonOf(built, /sections\/guide/)).sidebar).toEqual([
      { title: '指南', path: '/guide/' },
      { title: '二', path: '/guide/2.html' },
      { title: '十', path: '/guide/10.html' },
      {
        title: '深入',
        collapsable: true,
        children: [
          { title: '深入', path: '/guide/deep/' },
          { title: 'no-title', path: '/guide/deep/no-title.html' },
        ],
      },
    ]);
  });

  it('reads every form of sidebar entry', async () => {
    const built = await bundle({
      'a/README.md': '# 首页\n',
      'a/one.md': '# 一\n',
      'a/two.md': '# 二\n',
      'a/sidebar.yml':
        '- README.md\n- [one, 第一]\n- title: 组\n  path: /a/two\n  collapsible: false\n  sidebarDepth: 2\n  children:\n    - two.html\n    - [https://example.com, 外部]\n',
    });
    expect(parseSectionIndex(jsonOf(built, /sections\/a/)).sidebar).toEqual([
      { title: '首页', path: '/a/' },
      { title: '第一', path: '/a/one.html' },
      {
        title: '组',
        path: '/a/two.html',
        collapsable: false,
        sidebarDepth: 2,
        children: [
          { title: '二', path: '/a/two.html' },
          { title: '外部', path: 'https://example.com' },
        ],
      },
    ]);
  });

  it('gives a page the address of its permalink and redirects the address of its file', async () => {
    const built = await bundle({
      'a/README.md': '# A\n',
      'a/2020-01-31-note.md': '---\npermalink: /news/:year/:month/:slug\n---\n# N\n',
    });
    expect(parsePageRecord(jsonOf(built, /note/))).toMatchObject({
      path: '/news/2020/01/note/',
      regularPath: '/a/2020-01-31-note.html',
    });
    expect(parseSectionIndex(jsonOf(built, /sections\/news/)).pages).toHaveLength(1);
    expect(parseSectionIndex(jsonOf(built, /sections\/a\./)).redirects).toEqual({
      '/a/2020-01-31-note.html': '/news/2020/01/note/',
    });
  });

  it('copies local images under a hashed name with their size', async () => {
    const built = await bundle({ 'a/README.md': '# A\n\n![图](./pic.png)\n', 'a/pic.png': PNG });
    expect(
      built.files.some(({ file, copyOf }) => /^media\/pic\.[\da-f]{10}\.png$/.test(file) && copyOf),
    ).toBe(true);
    expect(parsePageRecord(jsonOf(built, /pages/)).html).toMatch(
      /<img src="\/docs\/assets\/media\/pic\.[\da-f]{10}\.png" width="2" height="3" alt="图" loading="lazy"/,
    );
  });

  it('lets the frontmatter of a page set its previous and next page', async () => {
    const built = await bundle({
      'a/README.md': '---\nprev: false\nnext: ./two.md\n---\n# A\n',
      'a/one.md': '# 一\n',
      'a/two.md': '# 二\n',
    });
    const { pages } = parseSectionIndex(jsonOf(built, /sections\/a/));
    expect(pages[0]).toMatchObject({ path: '/a/', prev: false, next: { title: '二', path: '/a/two.html' } });
  });
});

describe('problems in the content', () => {
  it('stop the bundle unless it is lenient', async () => {
    const files = { 'a/README.md': '[x](./nope.md)\n' };
    await expect(bundle(files)).rejects.toBeInstanceOf(ContentError);
    expect((await bundle(files, true)).pages).toHaveLength(1);
  });

  it('name two files with the same address, also when the addresses differ only in case', async () => {
    expect(
      await problemsOf({
        'a/README.md': '# A\n',
        'a/index.md': '# B\n',
        'a/X.md': '# X\n',
        'a/x.md': '# x\n',
      }),
    ).toEqual([
      'a/index.md:1:1 error duplicate-path its address /a/ is also that of a/README.md | Rename one of the files (addresses ignore case), or give one a permalink.',
      'a/x.md:1:1 error duplicate-path its address /a/x.html is also that of a/X.md | Rename one of the files (addresses ignore case), or give one a permalink.',
    ]);
  });

  it('name sidebar, previous and next entries that match no page, and unknown keys', async () => {
    expect(
      await problemsOf({
        'a/README.md': '---\ntitle: A\nnext: ./tow.md\n---\n',
        'a/two.md': '# 二\n',
        'a/long-name-tow.md': '# 三\n',
        'a/sidebar.yml':
          '- README.md\n- long-name-tow.md\n- tow.md\n- tow.md\n- title: g\n  colapsable: true\n  children: [two.md]\n',
      }),
    ).toEqual([
      'a/README.md:3:7 error neighbour "next: ./tow.md" matches no page | Did you mean "/a/two.html"?',
      'a/sidebar.yml:3:3 error sidebar-entry the sidebar entry "tow.md" matches no page | Did you mean "/a/two.html"?',
      'a/sidebar.yml:4:3 error sidebar-entry the sidebar entry "tow.md" matches no page | Did you mean "/a/two.html"?',
      'a/sidebar.yml:6:15 error sidebar unknown key "4.colapsable" | Did you mean "collapsable"? Allowed: title, path, collapsable, collapsible, sidebarDepth, initialOpenGroupIndex, children.',
    ]);
  });

  it('name links of a home page that lead to no page', async () => {
    expect(
      await problemsOf({
        'README.md':
          '---\nhome: true\nactionLink: /Gide.html\nfeatures:\n  - { title: A, link: /guide }\n  - { title: B, link: /gone/ }\n---\n',
        'Guide.md': '# 指南\n',
      }),
    ).toEqual([
      'README.md:3:13 error dead-link the link "/Gide.html" of "actionLink" leads to no page | Did you mean "/Guide.html"?',
      'README.md:5:3 error dead-link the link "/gone/" of "features" leads to no page | Write the address of a page, such as "/guide/install.html".',
    ]);
  });

  it('name wrong values and unknown keys in site.yml', async () => {
    expect(
      await problemsOf({ 'site.yml': 'title: 3\ntitel: x\norigin: nowhere\n', 'README.md': '# A\n' }),
    ).toEqual([
      'site.yml:1:8 error site-config key "title": found 3 | Allowed: a value of type string.',
      expect.stringMatching(/^site\.yml:2:8 error site-config unknown key "titel" \| Did you mean "title"\?/),
      expect.stringMatching(/^site\.yml:3:9 error site-config key "origin": found "nowhere"/),
    ]);
  });
});
