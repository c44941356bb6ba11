import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { locateSite } from '../../../../../tools/authoring/migrate/locate-site';
import { readVuePressConfig } from '../../../../../tools/authoring/migrate/read-config';
import { type MigrationResult, migrateVuePress } from '../../../../../tools/commands/migrate';
import { createTree, readTree } from '../../../../helpers/temp-tree';

/** Settings run in a process of their own, which starts slowly on a busy machine. */
jest.setTimeout(60_000);

interface Migrated extends MigrationResult {
  files: Record<string, string>;
  /** Entries of the report as `verdict what: detail`, followed by their places. */
  lines: string[];
}

/**
 * Migrates a VuePress site with these files in `docs/`. `settings` is the text of its `config.js`, or the content of
 * its `config.yml`.
 */
async function migrate(settings: string | object, files: Record<string, string> = {}): Promise<Migrated> {
  const inDocs = Object.entries(files).map(([name, text]) => [`docs/${name}`, text]);
  const [config, text] =
    typeof settings === 'string' ? ['config.js', settings] : ['config.yml', JSON.stringify(settings)];
  const tree = {
    [`docs/.vuepress/${config}`]: text,
    'package.json': '{}',
    ...Object.fromEntries(inDocs),
  };
  const out = path.join(createTree(), 'content');
  const result = await migrateVuePress({ from: createTree(tree), out });
  const lines = result.entries.map(({ verdict, what, detail, places = [] }) =>
    [`${verdict} ${what}: ${detail}`, ...places].join(' | '),
  );
  return { ...result, files: readTree(out), lines };
}

/** Migrates a site with this sidebar and these pages. Returns the sidebar files that are made. */
async function sidebarsOf(sidebar: unknown, pages: string[]): Promise<Record<string, unknown>> {
  const files = Object.fromEntries(pages.map((name) => [name, `# ${name}\n`]));
  const result = await migrate({ themeConfig: { sidebar } }, files);
  const made = Object.entries(result.files).filter(([name]) => name.endsWith('sidebar.yml'));
  return Object.fromEntries(made.map(([name, text]) => [name, parse(text)]));
}

const PAGES = ['README.md', 'guide/README.md', 'guide/setup.md', 'guide/deep/a.md', 'api/b.md'];

describe('settings', () => {
  it('become site.yml', async () => {
    const { files, lines } = await migrate(
      `module.exports = {
        title: '甲: 乙', description: '丙', base: '/docs/', port: 1,
        locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US', title: 'A' } },
        head: [
          ['meta', { name: 'google-site-verification', content: 'x' }],
          ['meta', { name: 'theme-color', content: '#fff' }],
          ['script', {}, 'var h="https://hm.baidu.com/hm.js?0123456789abcdef0123456789abcdef"'],
          ['script', { src: 'https://cdn.example.com/x.js' }],
        ],
        markdown: { lineNumbers: true, slugify: s => s },
        plugins: [['sitemap', { hostname: 'https://docs.example.com/' }], '@vuepress/medium-zoom', 'nobody-knows',
          ['container', { type: 'caution' }], ['container', { type: 'code-group' }], ['container', { type: 'theorem' }]],
        themeConfig: {
          nav: [{ text: '指南', link: '/guide/setup' }, { text: '更多', items: [{ text: '外', link: 'https://a.b' }] }, { text: '无', link: '/gone/' }],
          lastUpdated: true, repo: 'a/b', docsRepo: 'a/c', docsDir: 'docs', editLinks: true, algolia: { apiKey: 'k' },
        },
      }`,
      { 'README.md': '# 首页\n', 'guide/setup.md': '# 安装\n', 'en/README.md': '# Home\n' },
    );
    expect(parse(files['site.yml'] ?? '')).toEqual({
      title: '甲: 乙',
      description: '丙',
      lang: 'zh-CN',
      base: '/docs/',
      origin: 'https://docs.example.com',
      nav: [
        { text: '指南', link: '/guide/setup.html' },
        { text: '更多', items: [{ text: '外', link: 'https://a.b' }] },
        { text: 'GitHub', link: 'https://github.com/a/b' },
      ],
      repo: 'a/c',
      docsDir: 'docs',
      editLinks: true,
      lastUpdatedLabel: '最后更新',
      meta: [{ name: 'google-site-verification', content: 'x' }],
      analytics: { baidu: '0123456789abcdef0123456789abcdef' },
      lineNumbers: true,
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^changed locale \/en\/: its 1 pages and sidebars are kept as a section/),
        expect.stringMatching(/^left head <script> https:\/\/cdn/),
        expect.stringMatching(/^left nav "无": it leads to \/gone\/, which is not a page/),
        expect.stringMatching(/^carried plugin @vuepress\/medium-zoom/),
        expect.stringMatching(/^left plugin nobody-knows/),
        expect.stringMatching(/^carried plugin container "caution"/),
        expect.stringMatching(/^carried plugin container "code-group"/),
        expect.stringMatching(/^left markdown.slugify/),
        expect.stringMatching(/^changed themeConfig.algolia/),
      ]),
    );
  });

  it('with both repo and docsRepo become a link to repo, also without a navigation', async () => {
    const { files } = await migrate(
      { themeConfig: { repo: 'me/app', docsRepo: 'me/docs' } },
      { 'README.md': '# 页\n' },
    );
    expect(parse(files['site.yml'] ?? '')).toMatchObject({
      repo: 'me/docs',
      nav: [{ text: 'GitHub', link: 'https://github.com/me/app' }],
    });
  });

  it.each([
    ['that exports a function', 'module.exports = ctx => ({ title: ctx.isProd ? "甲" : "乙" })'],
    ['that exports an asynchronous function', 'module.exports = async () => ({ title: "甲" })'],
    ['that is an ES module', 'const title = "甲"; export default { title }'],
    [
      'with plugins that are not installed',
      'const { defineConfig } = require("vuepress/config"); const p = require("gone")({ a: 1 }); module.exports = defineConfig({ title: "甲", plugins: [p, ...p.list, new p.Plugin()], x: String(p) })',
    ],
    [
      'that prints much text and does not end by itself',
      'console.log("x".repeat(1e6)); setInterval(() => {}, 1000); module.exports = { title: "甲" }',
    ],
  ])('are read from a config.js %s', async (_, settings) => {
    const { files } = await migrate(settings, { 'README.md': '# 页\n' });
    expect(parse(files['site.yml'] ?? '')).toEqual({ title: '甲', base: '/' });
  });

  it.each([
    ['config.yml', 'title: 甲\nthemeConfig:\n  repo: a/b\n'],
    ['config.toml', 'title = "甲"\n[themeConfig]\nrepo = "a/b"\n'],
    [
      'config.ts',
      'interface A { b: string }\nexport default { title: "甲", themeConfig: { repo: "a/b" } as unknown }',
    ],
  ])('are read from %s', async (name, text) => {
    const out = path.join(createTree(), 'content');
    await migrateVuePress({ from: createTree({ [`.vuepress/${name}`]: text, 'README.md': '# 页\n' }), out });
    expect(parse(readTree(out)['site.yml'] ?? '')).toEqual({ title: '甲', base: '/', repo: 'a/b' });
  });

  it.each([
    ['that throw', 'throw new Error("没有")', /config\.js cannot be run:\n {2}Error: 没有/],
    [
      'that end their process',
      'process.exit(3)',
      /config\.js cannot be run:\n {2}it ended its process with code 3/,
    ],
    ['that are not an object', 'module.exports = 3', /exports no object/],
  ])('%s are an error that names their file', async (_, settings, message) => {
    await expect(migrate(settings)).rejects.toThrow(message);
  });
});

it('settings that never finish are stopped, and are an error', async () => {
  const docs = createTree({ '.vuepress/config.js': 'for (;;);', 'README.md': '# 页\n' });
  await expect(readVuePressConfig(locateSite(docs), 3000)).rejects.toThrow(
    /config\.js did not finish within 3 seconds/,
  );
});

describe('sidebars', () => {
  it('by prefix become one file for each section, with file names in place of addresses', async () => {
    const sidebar = {
      '/guide/': [
        '',
        ['setup', '安装'],
        {
          title: '深',
          collapsable: false,
          sidebarDepth: 3,
          children: ['deep/a.html', '/api/b', 'https://x.y'],
        },
      ],
      '/api/': 'auto',
    };
    expect(await sidebarsOf(sidebar, PAGES)).toEqual({
      'guide/sidebar.yml': [
        'README.md',
        ['setup.md', '安装'],
        {
          title: '深',
          collapsable: false,
          sidebarDepth: 2,
          children: ['deep/a.md', '/api/b.md', 'https://x.y'],
        },
      ],
    });
  });

  it('of subfolders become groups in the sidebar of their section', async () => {
    const sidebar = { '/guide/deep/': ['a'], '/guide/': ['', 'setup'], '/': [''] };
    expect(await sidebarsOf(sidebar, PAGES)).toEqual({
      'sidebar.yml': ['README.md'],
      'guide/sidebar.yml': ['README.md', 'setup.md', { title: 'deep', children: ['deep/a.md'] }],
    });
  });

  it('of the whole site are copied to every section that has a page in them', async () => {
    expect(await sidebarsOf(['/', '/guide/setup', '/api/b.html'], PAGES)).toEqual({
      'sidebar.yml': ['README.md', 'guide/setup.md', 'api/b.md'],
      'guide/sidebar.yml': ['/README.md', 'setup.md', '/api/b.md'],
      'api/sidebar.yml': ['/README.md', '/guide/setup.md', 'b.md'],
    });
  });

  it('of other languages go to the folders of these languages', async () => {
    const pages = ['README.md', 'guide/a.md', 'zh/README.md', 'zh/guide/a.md'];
    const files = Object.fromEntries(pages.map((name) => [name, '# 页\n']));
    const locales = { '/': { sidebar: ['/', '/guide/a'] }, '/zh/': { sidebar: ['/zh/', '/zh/guide/a'] } };
    const result = await migrate({ themeConfig: { locales } }, files);
    const made = Object.entries(result.files).filter(([name]) => name.endsWith('sidebar.yml'));
    expect(Object.fromEntries(made.map(([name, text]) => [name, parse(text)]))).toEqual({
      'sidebar.yml': ['README.md', 'guide/a.md'],
      'guide/sidebar.yml': ['/README.md', 'a.md'],
      'zh/sidebar.yml': ['README.md', 'guide/a.md'],
    });
  });

  it('leave out entries without a page, and report them', async () => {
    const settings = { themeConfig: { sidebar: ['/', '/gone', { title: '空', children: [] }] } };
    const { files, lines } = await migrate(settings, { 'README.md': '# 页\n' });
    expect(parse(files['sidebar.yml'] ?? '')).toEqual(['README.md']);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^left sidebar \/ "\/gone": it matches no page/),
        expect.stringMatching(/^left sidebar \/ "空": it has neither/),
      ]),
    );
  });
});

describe('sidebars that cannot be carried over in full', () => {
  it('keep the page of a group that loses all its children', async () => {
    const sidebar = { '/guide/': [{ title: '组', path: '/guide/', children: ['gone'] }] };
    expect(await sidebarsOf(sidebar, PAGES)).toEqual({ 'guide/sidebar.yml': [['README.md', '组']] });
  });

  it.each([
    ['the sidebar of the site', 'makeSidebar', 'left sidebar for /: (function) is not a list; left out'],
    [
      'the sidebar of a folder',
      "{ '/guide/': makeSidebar }",
      'left sidebar for /guide/: (function) is not a list; left out',
    ],
    [
      'a sidebar that is only "true"',
      "{ '/guide/': true }",
      'left sidebar for /guide/: true is not a list; left out',
    ],
  ])('are reported: %s', async (_, sidebar, line) => {
    const settings = `const makeSidebar = () => []; module.exports = { themeConfig: { sidebar: ${sidebar} } };`;
    const { files, lines } = await migrate(settings, { 'guide/README.md': '# 页\n' });
    expect(lines).toContain(line);
    expect(Object.keys(files).filter((name) => name.endsWith('sidebar.yml'))).toEqual([]);
  });

  it('are not reported when a folder has no sidebar', async () => {
    const { lines } = await migrate(
      { themeConfig: { sidebar: { '/guide/': false } } },
      { 'README.md': '# 页\n' },
    );
    expect(lines.filter((line) => line.includes('sidebar for'))).toEqual([]);
  });
});

test('of two plugins for statistics, Baidu Tongji counts in any order', async () => {
  const baidu = ['baidu-tongji', { hm: '0123456789abcdef0123456789abcdef' }];
  const matomo = ['matomo', { trackerUrl: 'https://stat.example.cn', siteId: '1' }];
  for (const plugins of [
    [baidu, matomo],
    [matomo, baidu],
  ]) {
    const { files } = await migrate({ plugins }, { 'README.md': '# 页\n' });
    expect(parse(files['site.yml'] ?? '').analytics).toEqual({ baidu: '0123456789abcdef0123456789abcdef' });
  }
});

describe('pages', () => {
  it('are copied unchanged with public files, and their code for Vue is reported with its line', async () => {
    const page =
      '---\ntitle: 页\n---\r\n\r\n# 页 {{ $page.title }}\r\n\r\n<my-demo/>\r\n\r\n`{{ 1 }}`\r\n\r\n```\n{{ 2 }}\n```\n\n![](/img/a.svg)\n\n<<< @/docs/a.js{1}\n\n<<< @/docs/b.js\n';
    const { files, lines, problems } = await migrate(
      {},
      {
        'a/page.md': page,
        'a.js': 'a()\n',
        '.vuepress/public/img/a.svg': '<svg/>',
        '.vuepress/public/CNAME': 'a.b',
        '.vuepress/components/my-demo.vue': '<template/>',
        '.vuepress/enhanceApp.js': '',
        'Old.vue': '<template/>',
        'node_modules/x/README.md': '# no\n',
      },
    );
    expect(files['a/page.md']).toBe(page);
    expect(Object.keys(files).sort()).toEqual(
      ['a/page.md', 'a.js', 'docs/a.js', 'img/a.svg', 'site.yml'].sort(),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^left \{\{ … \}\} on pages: .* \| a\/page\.md:5$/),
        expect.stringMatching(
          /^left components and markup on pages: .*a\/page\.md:7 the element <my-demo> is left out$/,
        ),
        expect.stringMatching(/^left <<< @\/docs\/b\.js: there is no such file \| a\/page\.md:19$/),
        expect.stringMatching(/^left 1 file of \.vuepress: Vue components .*my-demo\.vue$/),
        expect.stringMatching(/^left 1 file of \.vuepress: code for the Vue app .*enhanceApp\.js$/),
        expect.stringMatching(/^left 1 page in Vue: .*Old\.vue$/),
        expect.stringMatching(/^left 1 file for the server: .*CNAME$/),
      ]),
    );
    expect(problems.all.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([
      'dead-snippet',
    ]);
  });

  it('have code for Vue beside an element with v-pre, in the same HTML', async () => {
    const page = '# 页\n\n<p v-pre>\n{{ 1 }}</p>\n<p>{{ a }}</p>\n<p v-pre>{{ 2 }}</p>\n';
    const { lines } = await migrate({}, { 'README.md': page });
    expect(lines.filter((line) => line.includes('{{'))).toEqual([expect.stringMatching(/ \| README\.md:5$/)]);
  });

  it('with addresses from a permalink pattern and without .html get redirects', async () => {
    const settings = { permalink: '/:year/:slug', plugins: { 'clean-urls': { normalSuffix: '/' } } };
    const { files, problems } = await migrate(settings, {
      'README.md': '# 页\n',
      'p/2020-01-02-甲.md': '# 甲\n',
    });
    expect(parse(files['redirects.yml'] ?? '')).toEqual({ '/2020/甲/': '/p/2020-01-02-甲.html' });
    expect(problems.errorCount).toBe(0);
  });
});

describe('the new folder', () => {
  const SITE = { '.vuepress/config.yml': 'title: 甲\n', 'README.md': '# 页\n' };

  it('is overwritten only when isForced is set', async () => {
    const out = createTree({ 'site.yml': 'title: 乙\n' });
    const from = createTree(SITE);
    await expect(migrateVuePress({ from, out })).rejects.toThrow(/is not empty/);
    expect(readTree(out)).toEqual({ 'site.yml': 'title: 乙\n' });
    await migrateVuePress({ from, out, isForced: true });
    expect(readTree(out)).toEqual({ 'site.yml': 'title: 甲\nbase: /\n', 'README.md': '# 页\n' });
  });

  it('may not be inside the old folder', async () => {
    const from = createTree(SITE);
    const out = path.join(from, 'content');
    await expect(migrateVuePress({ from, out, isForced: true })).rejects.toThrow(/is inside the site/);
    expect(existsSync(out)).toBe(false);
  });

  it.each(['', 'project'])(
    'may not contain the old folder, because pages would replace other files there: %j',
    async (folder) => {
      const base = createTree({
        'project/docs/.vuepress/config.yml': 'title: 甲\n',
        'project/docs/README.md': '# 页\n',
        'project/README.md': '我的\n',
        'README.md': '我的\n',
      });
      const before = readTree(base);
      const out = path.join(base, folder);
      const moved = migrateVuePress({ from: path.join(base, 'project/docs'), out, isForced: true });
      await expect(moved).rejects.toThrow(/ is inside .+ Choose another folder with --out\.$/);
      expect(readTree(base)).toEqual(before);
    },
  );

  it('is compared with the old folder by its real path', async () => {
    const from = createTree(SITE);
    const beside = createTree();
    symlinkSync(from, path.join(beside, 'link'));
    for (const out of [path.join(beside, 'link'), path.join(beside, 'link/content')])
      await expect(migrateVuePress({ from, out, isForced: true })).rejects.toThrow(/is inside the site/);
    expect(Object.keys(readTree(from)).sort()).toEqual(['.vuepress/config.yml', 'README.md']);
  });

  it('is not written through symbolic links that lead out of it', async () => {
    const elsewhere = createTree({ 'mine.md': '我的\n' });
    for (const link of ['README.md', 'a']) {
      const out = createTree({ 'own.md': '我的\n' });
      symlinkSync(link === 'a' ? elsewhere : path.join(elsewhere, 'mine.md'), path.join(out, link));
      const from = createTree({ ...SITE, 'a/mine.md': '# 页\n' });
      const moved = migrateVuePress({ from, out, isForced: true });
      await expect(moved).rejects.toThrow(/is a symbolic link that leads out of/);
      expect(readTree(elsewhere)).toEqual({ 'mine.md': '我的\n' });
      expect(readTree(out)).toEqual({ 'own.md': '我的\n' });
    }
  });

  it('gets no sidebar outside of it, whatever prefix the settings give', async () => {
    const base = createTree({
      'docs/.vuepress/config.js':
        "module.exports = { themeConfig: { sidebar: { '/../x/': ['/'], '/%2e%2e/': ['/'] } } }",
      'docs/README.md': '# 页\n',
      'sidebar.yml': '- 我的\n',
    });
    const { entries } = await migrateVuePress({
      from: path.join(base, 'docs'),
      out: path.join(base, 'content'),
    });
    expect(readTree(base)['sidebar.yml']).toBe('- 我的\n');
    expect(entries).toContainEqual(
      expect.objectContaining({ verdict: 'left', what: 'sidebar "../sidebar.yml"' }),
    );
  });

  it('gets no included file from outside the project or with the name of a settings file', async () => {
    const base = createTree({
      'secret.txt': '密\n',
      'project/package.json': '{}',
      'project/site.yml': 'title: 别的\n',
      'project/docs/.vuepress/config.yml': 'title: 甲\n',
      'project/docs/a/b.md': '# 页\n\n<<< ../secret.txt\n\n<<< @/site.yml\n',
    });
    const out = path.join(base, 'content');
    const { entries } = await migrateVuePress({ from: path.join(base, 'project'), out });
    expect(Object.keys(readTree(out)).sort()).toEqual(['a/b.md', 'site.yml']);
    expect(readTree(out)['site.yml']).toBe('title: 甲\nbase: /\n');
    expect(entries.filter(({ verdict }) => verdict === 'left')).toMatchObject([
      { what: '<<< ../secret.txt', detail: 'is outside the project; copy it into the content folder' },
      {
        what: '<<< @/site.yml',
        detail: 'has a name that is reserved in a content folder; rename it if it is needed',
      },
    ]);
  });

  it('gets no file whose place is taken or whose name is reserved, and the report says so', async () => {
    const base = createTree({
      'project/package.json': '{}',
      'project/guide/x.js': '项目\n',
      'project/snippets/aux.js': '设备\n',
      'project/docs/.vuepress/config.yml': 'title: 甲\n',
      'project/docs/guide/x.js': '文档\n',
      'project/docs/verified.lock': '旧\n',
      'project/docs/a.md': '# 页\n\n<<< @/guide/x.js\n\n<<< @/snippets/aux.js\n',
    });
    const { entries } = await migrateVuePress({
      from: path.join(base, 'project'),
      out: path.join(base, 'content'),
    });
    const about = (text: string) =>
      entries.filter(({ what }) => what.includes(text)).map(({ verdict }) => verdict);
    expect([about('guide/x.js'), about('aux.js'), about('verified.lock')]).toEqual([
      ['left'],
      ['left'],
      ['left'],
    ]);
  });

  it('gets only one of two files whose names differ only in case', async () => {
    const from = createTree({ ...SITE, 'a.PNG': '一', '.vuepress/public/A.png': '二' });
    const out = path.join(createTree(), 'content');
    await migrateVuePress({ from, out });
    expect(readTree(out)['a.PNG']).toBe('一');
    expect(readTree(out)['A.png']).toBeUndefined();
  });

  it('gets no files through a symbolic link that leads out of the old folder', async () => {
    const from = createTree(SITE);
    symlinkSync(createTree({ 'secret.md': '# 密\n' }), path.join(from, 'linked'));
    const out = path.join(createTree(), 'content');
    await migrateVuePress({ from, out });
    expect(Object.keys(readTree(out)).sort()).toEqual(['README.md', 'site.yml']);
  });
});

it('migrateVuePress throws when there is no site, and when there are several', async () => {
  await expect(migrateVuePress({ from: createTree(), out: '/x' })).rejects.toThrow(/no \.vuepress folder/);
  const two = createTree({ 'a/.vuepress/config.js': '', 'b/.vuepress/config.js': '' });
  await expect(migrateVuePress({ from: two, out: '/x' })).rejects.toThrow(/There are 2 sites/);
});
