import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

/** An image that is two pixels wide and three pixels high. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAAEUlEQVR4nGP4z8DwH4QZYAwAR8oH+ZYHFu8AAAAASUVORK5CYII=',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40.4 30"></svg>';
const FILES = {
  'a/p.png': PNG,
  'a/s.svg': SVG,
  'a/sizeless.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'a/broken.png': 'not an image',
  'a/中 文.png': PNG,
  'root.png': PNG,
};

describe('an image', () => {
  it.each([
    ['beside the page', './p.png', 'p'],
    ['without "./"', 'p.png', 'p'],
    ['in the folder above', '../root.png', 'root'],
    ['by an address from the root of the content', '/root.png', 'root'],
  ])('%s is served under a hashed name, with its size and with lazy loading', async (_, target, name) => {
    expect(await bundledHtml(`![图](${target})\n`, FILES)).toMatch(
      new RegExp(
        `^<p><img src="/docs/assets/media/${name}\\.[\\da-f]{10}\\.png" width="2" height="3" alt="图" loading="lazy" decoding="async"></p>\n$`,
      ),
    );
  });

  it.each(['<./中 文.png>', './中%20文.png', './%E4%B8%AD%20%E6%96%87.png'])(
    'may have Chinese characters and spaces in its name: %s',
    async (target) => {
      expect(await bundledHtml(`![图](${target})\n`, FILES)).toMatch(
        /src="\/docs\/assets\/media\/[\w-]+\.[\da-f]{10}\.png" width="2" height="3"/,
      );
    },
  );

  it('in SVG has the size of its viewBox, rounded', async () => {
    expect(await bundledHtml('![图](./s.svg)\n', FILES)).toContain('width="40" height="30"');
  });

  it.each(['./sizeless.svg', './broken.png'])(
    'whose size is unknown is shown without one: %s',
    async (target) => {
      const html = await bundledHtml(`![图](${target})\n`, FILES);
      expect(html).toMatch(/src="\/docs\/assets\/(?:media|files)\/[^"]+" alt="图" loading="lazy"/);
    },
  );

  it('has an alternative text without Markdown syntax, and a title', async () => {
    expect(await bundledHtml('![一 **二** `三` [四](#)](./p.png "题 & \'名\'")\n', FILES)).toContain(
      'alt="一 二 三 四" title="题 &amp; &#39;名&#39;"',
    );
  });

  it.each(['https://x.cn/a.png', 'http://x.cn/a.png', '//x.cn/a.png', 'data:image/png;base64,AAAA'])(
    'from another site or in a data URL keeps its address: %s',
    async (src) => {
      expect(await bundledHtml(`![图](${src})\n`)).toBe(
        `<p><img src="${src}" alt="图" loading="lazy" decoding="async"></p>\n`,
      );
    },
  );

  it('in raw HTML is treated in the same way, but keeps a size that its author gave', async () => {
    expect(await bundledHtml('<img src="./p.png" alt="图">\n', FILES)).toMatch(
      /<img alt="图" src="\/docs\/assets\/media\/p\.[\da-f]{10}\.png" width="2" height="3" loading="lazy" decoding="async">/,
    );
    const sized = await bundledHtml('<img src="./p.png" width="40">\n', FILES);
    expect(sized).toContain('width="40"');
    expect(sized).not.toContain('height=');
  });

  it.each([', ', ','])('may name several files in srcset, separated by "%s"', async (comma) => {
    expect(await bundledHtml(`<img src="./p.png" srcset="./p.png 1x${comma}/root.png 2x">\n`, FILES)).toMatch(
      /srcset="\/docs\/assets\/media\/p\.[\da-f]{10}\.png 1x, \/docs\/assets\/media\/root\.[\da-f]{10}\.png 2x"/,
    );
  });
});

describe('an image that cannot be shown is an error at its line and column', () => {
  it('may have a fragment after its address', async () => {
    const html = await bundledHtml('![图](p.png#only-light) <img src="p.png#a" alt="">\n', FILES);
    expect(html.match(/src="[^"]*/g)).toEqual([
      expect.stringMatching(/^src="\/docs\/assets\/media\/p\.[\da-f]{10}\.png#only-light$/),
      expect.stringMatching(/p\.[\da-f]{10}\.png#a$/),
    ]);
  });

  it.each(['/docs/root.png', '/docs/a/p.png'])(
    'may have the base of the site before its address: %s',
    async (src) => {
      const html = await bundledHtml(`![图](${src}) <img src="${src}" alt="">\n`, FILES);
      expect(html.match(/src="\/docs\/assets\/media\/\w+\.[\da-f]{10}\.png"/g)).toHaveLength(2);
    },
  );

  it.each([
    [
      '![图](./pp.png)',
      'dead-image the image "./pp.png" does not exist (looked for a/pp.png) | Did you mean "p.png"?',
    ],
    [
      '![图](/none/x.png)',
      'dead-image the image "/none/x.png" does not exist (looked for none/x.png) | No file there has a similar name.',
    ],
    [
      '![图](../../x.png)',
      'outside-content the image "../../x.png" points outside the content folder | Allowed: files inside the content folder. Copy it there.',
    ],
    [
      '![图](file:///x.png)',
      'link-scheme the image "file:///x.png" uses the scheme "file" | Allowed: a file of the content folder, http, https, data:image.',
    ],
    [
      '<img src="./pp.png">',
      'dead-image the image "./pp.png" does not exist (looked for a/pp.png) | Did you mean "p.png"?',
    ],
    [
      '<video src="./v.mp4"></video>',
      expect.stringContaining('dead-image the file "./v.mp4" does not exist'),
    ],
  ])('%s', async (markdown, expected) => {
    const { problems } = await bundlePage(`# 页\n\n看 ${markdown}\n`, FILES);
    expect(problems.map((problem) => problem.replace('3:3 error ', ''))).toEqual([expected]);
  });
});
