import { siteFiles } from '../../../../tools/documents/site-files';
import { drawingFileOf } from '../../../../tools/markdown/diagrams/drawing-file';
import { bundleContent } from '../../../../tools/site/bundle-content';
import { createTree } from '../../../helpers/temp-tree';
import { textOfFile } from '../../../helpers/text-of-file';

const TREE = {
  'site.yml': 'title: 文档\ndescription: 说明\norigin: https://example.cn\nfeed: news\n',
  'README.md': '# 首页\n',
  'guide/README.md': '# 指南\n',
  'guide/sidebar.yml': '- README.md\n- z.md\n- a.md\n',
  'guide/a.md': '---\ntitle: 甲\ndescription: 关于甲\n---\n\n正文 <甲>\n',
  'guide/z.md': '# 乙\n\n[甲](a.md)\n',
  'news/README.md': '# 更新\n',
  'news/old.md': '---\ndate: 2024-01-02\n---\n\n# 旧版\n',
  'news/new.md': '---\ndate: 2025-03-04\n---\n\n# 新版\n\n[指南](../guide/) [上](#新版)\n',
};

const ASSETS = { scripts: [], printScripts: ['js/print.js'], styles: ['css/main.css'] };

async function build(
  files: Record<string, string> = {},
  tree: Record<string, string> = TREE,
): Promise<Map<string, string>> {
  const bundle = await bundleContent({ root: createTree({ ...tree, ...files }), isLenient: false });
  const made = new Map<string, string>();
  for await (const file of siteFiles(bundle, ASSETS)) made.set(file.file, textOfFile(file));
  return made;
}

describe('the files beside the pages', () => {
  test('the other spelling of an address redirects to its page, unless another page is there', async () => {
    const files = await build({ 'guide/a/README.md': '# 甲的目录\n' });
    expect(files.get('docs/guide/z/index.html')).toContain('<a href="/docs/guide/z.html">');
    expect(files.get('docs/guide.html')).toContain('content="0; url=/docs/guide/"');
    expect(files.has('docs/guide/a/index.html')).toBe(false);
    expect(files.has('docs/guide/a.html')).toBe(false);
  });

  test('an old address redirects to its page and heading, with a canonical link and noindex', async () => {
    const files = await build({ 'redirects.yml': '/old.html: /guide/a.html#x\n/gone/: /guide/\n' });
    expect(files.get('docs/old.html')).toContain('<a href="/docs/guide/a.html#x">');
    expect(files.get('docs/gone/index.html')).toContain(
      '<link rel="canonical" href="https://example.cn/docs/guide/">',
    );
    expect(files.get('docs/gone/index.html')).toContain('noindex');
  });

  test('each page has a Markdown copy that begins with its title and has no frontmatter', async () => {
    const files = await build();
    expect(files.get('docs/guide/a.md')).toBe('# 甲\n\n正文 <甲>\n');
    expect(files.get('docs/guide/z.md')).toBe('# 乙\n\n[甲](a.md)\n');
    expect(files.get('docs/guide/README.md')).toContain('# 指南');
    expect(files.has('docs/guide/index.md')).toBe(false);
  });

  test('a site without a home page leads from there to its first page', async () => {
    const { 'README.md': _, ...files } = TREE;
    const made = await build(files, {});
    expect(made.get('docs/index.html')).toContain('<a href="/docs/guide/">');
    const ordered = await build({ ...files, 'site.yml': 'sections: [news]\n' }, {});
    expect(ordered.get('docs/index.html')).toContain('<a href="/docs/news/">');
    // Without a title in the settings, the site has that of this page.
    expect(ordered.get('docs/llms.txt')).toMatch(/^# 更新\n/);
  });

  test('copies of Markdown have the code of included files, and pictures that load', async () => {
    const files = await build({
      'guide/s.js': '// #region r\nlet a = `1`;\n// #endregion r\n',
      'guide/p.svg': '<svg/>',
      'guide/p.md': [
        '# 丙',
        '- 项',
        '  <<< ./s.js#r [名]',
        '',
        '  ![p.svg](p.svg "p.svg") `![图](p.svg)` ![r]',
        '',
        '> <img alt="p.svg" src="p.svg"> [![](<p.svg>)](/docs/guide/p.svg)',
        '',
        '```',
        '<<< ./s.js',
        '```',
        '',
        '[r]: ./p.svg',
        '',
      ].join('\n'),
    });
    const copy = files.get('docs/guide/p.md') ?? '';
    const picture = /https:\/\/example\.cn\/docs\/assets\/files\/p\.[\da-f]{10}\.svg/g;
    expect(copy.replace(picture, 'URL').split('\n').slice(1, -3)).toEqual([
      '- 项',
      '  ```js [名]',
      '  let a = `1`;',
      '  ```',
      '',
      '  ![p.svg](URL "p.svg") `![图](p.svg)` ![r](URL)',
      '',
      '> <img alt="p.svg" src="URL"> [![](<URL>)](/docs/guide/p.svg)',
      '',
      '```',
      '<<< ./s.js',
      '```',
    ]);
    expect(files.get('docs/llms-full.txt')).toContain(copy);
  });

  test('llms.txt lists the pages in sidebar order, and llms-full.txt holds their texts', async () => {
    const files = await build();
    const list = files.get('docs/llms.txt') ?? '';
    expect(list).toMatch(/^# 文档\n\n> 说明\n/);
    expect(list).toContain('- [甲](https://example.cn/docs/guide/a.md): 关于甲');
    expect(list.indexOf('[乙]')).toBeLessThan(list.indexOf('[甲]'));
    expect(files.get('docs/llms-full.txt')).toContain(
      'url: https://example.cn/docs/guide/a.html\n---\n\n# 甲\n\n正文 <甲>\n',
    );
  });

  test('a section has a print document, whose links to its own pages stay in the document', async () => {
    const files = await build({ 'guide/z.md': '# 乙\n\n## 节\n\n[甲](a.md) [更新](../news/) [上](#节)\n' });
    const print = files.get('docs/print/guide.html') ?? '';
    expect(print).toContain('<meta name="robots" content="noindex">');
    expect([...print.matchAll(/<h1[^>]*>.*?([^<>]+)<\/h1>/g)].map(([, text]) => text?.trim())).toEqual([
      '指南',
      '指南',
      '乙',
      '甲',
    ]);
    expect(print).toContain('<li><a href="#p3">甲</a></li>');
    expect(print).toContain('<a href="#p3">甲</a> <a href="/docs/news/">更新</a>');
    expect(print).toContain('id="p2-节"');
    expect(print).toMatch(/<a href="#p2-(?:节|%E8%8A%82)">上<\/a>/);
  });

  test('the sitemap leaves out pages with noindex, and robots.txt names the sitemap', async () => {
    const files = await build({
      'guide/secret.md': '---\nmeta:\n  - { name: robots, content: noindex }\n---\n\n# 密\n',
    });
    const sitemap = files.get('docs/sitemap.xml') ?? '';
    expect(sitemap).toContain('<loc>https://example.cn/docs/guide/</loc>');
    expect(sitemap).not.toContain('secret');
    expect(files.get('robots.txt')).toContain('Sitemap: https://example.cn/docs/sitemap.xml');
  });

  test('the feed has the pages of its section, newest first, with absolute links', async () => {
    const feed = (await build()).get('docs/feed.xml') ?? '';
    expect([...feed.matchAll(/<title type="html"><!\[CDATA\[(.+?)\]\]>/g)].map(([, title]) => title)).toEqual(
      ['新版', '旧版'],
    );
    expect(feed).toContain('<published>2025-03-04T00:00:00.000Z</published>');
    expect(feed).toContain('href="https://example.cn/docs/guide/"');
    expect(feed).not.toContain('指南</title>');
    expect(feed).toContain('<h1 id="新版">新版</h1>');
    expect(feed).toContain('href="https://example.cn/docs/news/new.html#新版"');
    expect(feed).not.toMatch(/(?:href|src)="[/#]/);
  });

  test.each(['2021/07/08', 'Jul 8, 2021', '2021-07-08 10:00'])(
    'the feed dates a page by the day that its author wrote, in every time zone: %s',
    async (date) => {
      const feed = (await build({ 'news/new.md': `---\ndate: "${date}"\n---\n\n# 新版\n` })).get(
        'docs/feed.xml',
      );
      expect(feed).toContain('<published>2021-07-08T00:00:00.000Z</published>');
    },
  );

  test('the feed escapes entities and tags that are part of a title or a description', async () => {
    const feed = (
      await build({
        'site.yml': 'title: 甲 &amp; 乙\norigin: https://example.cn\nfeed: news\n',
        'news/new.md': '---\ntitle: 用 `<b>` 加粗\ndescription: 说 &lt; 与 <i>\n---\n\n文\n',
      })
    ).get('docs/feed.xml');
    expect(feed).toContain('<rights>甲 &amp;amp; 乙</rights>');
    expect(feed).toContain('<![CDATA[用 &lt;b&gt; 加粗]]>');
    expect(feed).toContain('<![CDATA[说 &amp;lt; 与 &lt;i&gt;]]>');
  });

  test('the feed has the source of a diagram, because the drawing needs the colours of the site', async () => {
    const files = {
      'news/new.md': '---\ndate: 2025-03-04\n---\n\n# 新版\n\n```mermaid\ngraph TD\nA-->B\n```\n',
      [drawingFileOf('graph TD\nA-->B')]: '<svg viewBox="0 0 9 9">\n</svg>\n',
    };
    const feed = (await build(files)).get('docs/feed.xml') ?? '';
    expect(feed).not.toContain('<svg');
    expect(feed).toContain(
      '<div class="mermaid"><pre class="mermaid-source"><code>graph TD\nA--&gt;B</code>',
    );
  });

  test('without an origin there are no files and no canonical links that need an origin', async () => {
    const files = await build({ 'site.yml': 'title: 文档\n' });
    for (const file of ['robots.txt', 'docs/sitemap.xml', 'docs/feed.xml', 'docs/opensearch.xml']) {
      expect(files.has(file)).toBe(false);
    }
    expect(files.get('docs/guide.html')).not.toContain('canonical');
  });

  test('an OpenAPI file in YAML is published as JSON, and links to it lead to the JSON', async () => {
    const files = await build({
      'api/README.md': '# 接口\n\n[描述](openapi.yml)\n',
      'api/openapi.yml': 'openapi: 3.1.0\ninfo: { title: x, version: 7.4.0 }\n',
    });
    expect(JSON.parse(files.get('docs/api/openapi.json') ?? '')).toEqual({
      openapi: '3.1.0',
      info: { title: 'x', version: '7.4.0' },
    });
    expect(files.get('docs/print/api.html')).toContain('<a href="/docs/api/openapi.json">描述</a>');
  });

  test('the web manifest has the name of the site and icons of three sizes', async () => {
    const manifest = JSON.parse((await build()).get('docs/manifest.webmanifest') ?? '');
    expect(manifest).toMatchObject({ name: '文档', start_url: '/docs/', lang: 'zh-CN' });
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual([
      'any',
      '192x192',
      '512x512',
    ]);
  });
});
