import { bundledHtml } from '../../../helpers/bundle-page';

const OTHERS = {
  'README.md': '# 首页\n',
  'a/README.md': '# A\n',
  'a/other.md': '# O\n\n## 甲\n\n## Q&A\n',
  'a/中 文.md': '# 中文\n',
  'b/index.md': '# B\n',
  'b/moved.md': '---\npermalink: /news/moved/\n---\n# M\n',
  'a/file.zip': 'zip',
  'api/openapi.yml': 'openapi: 3.0.0\n',
};

/** The `href` of a link to this target. */
async function hrefOf(target: string): Promise<string | undefined> {
  return /<a href="([^"]*)"/.exec(await bundledHtml(`[x](${target})\n`, OTHERS))?.[1];
}

describe('a link to a page', () => {
  it.each([
    ['./other.md', '/docs/a/other.html'],
    ['other.md', '/docs/a/other.html'],
    ['other.html', '/docs/a/other.html'],
    ['./other', '/docs/a/other.html'],
    ['/a/other.md', '/docs/a/other.html'],
    ['../a/./other.md', '/docs/a/other.html'],
    ['README.md', '/docs/a/'],
    ['./', '/docs/a/'],
    ['../', '/docs/'],
    ['../README.md', '/docs/'],
    ['/', '/docs/'],
    ['/b/', '/docs/b/'],
    ['/b', '/docs/b/'],
    ['/b/index.md', '/docs/b/'],
    ['/b/index.html', '/docs/b/'],
    ['/b/README.md', '/docs/b/'],
    ['./other.md#甲', '/docs/a/other.html#甲'],
    ['./other.md#%E7%94%B2', '/docs/a/other.html#%E7%94%B2'],
    ['./other.md#q-a', '/docs/a/other.html#q-a'],
    ['./other.md#top', '/docs/a/other.html#top'],
  ])('%s leads to %s', async (target, href) => {
    expect(await hrefOf(target)).toBe(href);
  });

  it.each([
    ['other.md?v=7.2', '/docs/a/other.html?v=7.2'],
    ['other.md?v=7.2&x=1#甲', '/docs/a/other.html?v=7.2&amp;x=1#甲'],
    ['/b/?v=7.2', '/docs/b/?v=7.2'],
    ['?v=7.2', '?v=7.2'],
    ['/search.html?q=甲', '/docs/search.html?q=甲'],
  ])('%s keeps its query: %s', async (target, href) => {
    expect(await hrefOf(target)).toBe(href);
  });

  it.each(['./Other.md', '/A/OTHER.html', '/a/OTHER'])(
    'may differ from the name of the page in upper and lower case: %s',
    async (target) => {
      expect(await hrefOf(target)).toBe('/docs/a/other.html');
    },
  );

  it.each(['<./中 文.md>', './中%20文.md', './%E4%B8%AD%20%E6%96%87.md', '/a/中%20文.html'])(
    'may have Chinese characters and spaces in its name: %s',
    async (target) => {
      expect(await hrefOf(target)).toBe('/docs/a/%E4%B8%AD%20%E6%96%87.html');
    },
  );

  it.each(['/b/moved.md', '/b/moved.html', '/news/moved/', '/news/moved'])(
    'leads to the permalink of the page: %s',
    async (target) => {
      expect(await hrefOf(target)).toBe('/docs/news/moved/');
    },
  );

  it('may be a reference link, have a title, and hold emphasis', async () => {
    expect(await bundledHtml('[**甲**][o]\n\n[o]: ./other.md "看 & 读"\n', OTHERS)).toBe(
      '<p><a href="/docs/a/other.html" title="看 &amp; 读"><strong>甲</strong></a></p>\n',
    );
  });

  it('may have parentheses in its address and Chinese text right after it', async () => {
    expect(await bundledHtml('看[甲](./x(1).md)，再看\n', { 'a/x(1).md': '# X\n' })).toBe(
      '<p>看<a href="/docs/a/x(1).html">甲</a>，再看</p>\n',
    );
  });
});

describe('any other link', () => {
  it.each(['https://x.cn/a?b=1&amp;c=2', 'http://x.cn', 'HTTPS://x.cn'])(
    'to another site opens a new window and says so: %s',
    async (target) => {
      const html = await bundledHtml(`[甲](${target})\n`);
      expect(html).toMatch(
        /<a href="[^"]+" target="_blank" rel="noopener noreferrer">甲<svg class="icon outbound" aria-hidden="true".*<span class="sr-only">（在新窗口打开）<\/span><\/a>/,
      );
    },
  );

  it.each([
    ['<https://x.cn>', ['https://x.cn']],
    ['见https://x.cn/a，或（https://y.cn/b_(c)）。', ['https://x.cn/a', 'https://y.cn/b_(c)']],
    [
      'www.x.cn. **https://y.cn** [z](https://z.cn/https://n.cn)',
      ['http://www.x.cn', 'https://y.cn', 'https://z.cn/https://n.cn'],
    ],
    ['`https://n.cn`', []],
  ])('may be a bare address, which ends before Chinese text: %s', async (text, addresses) => {
    const html = await bundledHtml(`${text}\n`);
    expect(Array.from(html.matchAll(/<a href="([^"]*)" target="_blank"/g), ([, href]) => href)).toEqual(
      addresses,
    );
  });

  it('may be a bare mail address', async () => {
    expect(await bundledHtml('邮箱 a.b@x.cn，或写信到c@y.cn。\n')).toBe(
      '<p>邮箱 <a href="mailto:a.b@x.cn">a.b@x.cn</a>，或写信到<a href="mailto:c@y.cn">c@y.cn</a>。</p>\n',
    );
  });

  it.each(['mailto:a@b.cn', 'tel:10086', '//x.cn/a'])(
    'with another scheme or host keeps its address and gets no attributes: %s',
    async (target) => {
      expect(await bundledHtml(`[甲](${target})\n`)).toBe(`<p><a href="${target}">甲</a></p>\n`);
    },
  );

  it('within the page keeps its hash', async () => {
    expect(await bundledHtml('## 甲\n\n[x](#甲) [y](#%E7%94%B2) [z](#)\n')).toContain(
      '<a href="#甲">x</a> <a href="#%E7%94%B2">y</a> <a href="#">z</a>',
    );
  });

  it('to a heading of the page may have a query', async () => {
    expect(await bundledHtml('## 甲\n\n[x](?v=7.2#甲)\n')).toContain('<a href="?v=7.2#甲">x</a>');
  });

  it('may have the base of the site before its address', async () => {
    const files = { 'a/b.md': '# 乙\n', 'docs/c.md': '# 丙\n' };
    const html = await bundledHtml('[x](/docs/a/b.html#乙) <a href="/docs/a/">y</a> [z](/docs/c.md)\n', {
      ...files,
      'a/README.md': '# 甲\n',
    });
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/docs/a/b.html#乙"',
      'href="/docs/a/"',
      'href="/docs/docs/c.html"',
    ]);
  });

  it('to an HTML file that is no page leads to its copy', async () => {
    const html = await bundledHtml('[x](demo.html#a) <a href="demo.html">y</a>\n', { 'a/demo.html': '<p>' });
    expect(html.match(/href="\/docs\/assets\/files\/demo\.[\da-f]{10}\.html(?:#a)?"/g)).toHaveLength(2);
  });

  it('to a file leads to a copy with a hash in its name', async () => {
    expect(await hrefOf('./file.zip')).toMatch(/^\/docs\/assets\/media\/file\.[\da-f]{10}\.zip$/);
  });

  it('to an OpenAPI file in YAML leads to the JSON file that the site publishes', async () => {
    expect(await hrefOf('/api/openapi.yml')).toBe('/docs/api/openapi.json');
  });
});
