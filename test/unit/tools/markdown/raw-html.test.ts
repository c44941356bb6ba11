import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

describe('raw HTML', () => {
  it('inside a paragraph is kept', async () => {
    expect(await bundledHtml('按 <kbd>Ctrl</kbd>，H<sub>2</sub>O<br>x<sup>2</sup> <mark>m</mark>\n')).toBe(
      '<p>按 <kbd>Ctrl</kbd>，H<sub>2</sub>O<br>x<sup>2</sup> <mark>m</mark></p>\n',
    );
  });

  it('as a block is kept, and Markdown between blank lines in it is rendered', async () => {
    const html = await bundledHtml('<details open>\n<summary>甲</summary>\n\n**乙**\n\n</details>\n');
    expect(html).toMatch(
      /^<details open="">\n<summary>甲<\/summary>\s*<p><strong>乙<\/strong><\/p>\n<\/details>/,
    );
  });

  it('puts a table into a box, in which it scrolls, but no table inside it', async () => {
    const inner = '<table><tbody><tr><td>乙</td></tr></tbody></table>';
    const table = `<table><tbody><tr><td>甲${inner}</td></tr></tbody></table>`;
    expect(await bundledHtml(`${table}\n`)).toContain(`<div class="table-scroll">${table}</div>`);
  });

  it('keeps harmless attributes and the entities in their values', async () => {
    expect(
      await bundledHtml(
        '<p class="custom-block  tip" id=x title="&lt;甲&gt; &quot;" data-n="1" aria-label=y>文</p>\n',
      ),
    ).toBe('<p class="custom-block tip" id="x" title="&lt;甲&gt; &quot;" data-n="1" aria-label="y">文</p>\n');
  });

  it.each([
    ['<a class="search-marks tip" href="#x">x</a>', '<a class="tip" href="#x">', 'class "search-marks"'],
    ['<a class="sidebar-mask" href="#x">x</a>', '<a href="#x">', 'class "sidebar-mask"'],
    ['<p id="webpackChunksscms_docs">x</p>', '<p>', 'id "webpackChunksscms_docs"'],
    ['<a name="trustedTypes">x</a>', '<a>', 'id "trustedTypes"'],
    ['<svg transform="scale(99)"></svg>', '<svg>', 'attribute "transform"'],
  ])('cannot look like a part of the app: %s', async (source, tag, what) => {
    const { html, problems } = await bundlePage(`## x\n\n${source}\n`);
    expect(html).toContain(tag);
    expect(problems).toEqual([expect.stringContaining(`raw-html the ${what} of <`)]);
  });

  it('that has no allowed id is no target of links', async () => {
    const { problems } = await bundlePage('<p id="partA">x</p>\n\n[to](#partA)\n');
    expect(problems).toEqual([
      expect.stringContaining('the id "partA" of <p> is left out'),
      expect.stringContaining('dead-anchor'),
    ]);
  });

  it('resolves links and images as Markdown does', async () => {
    const html = await bundledHtml(
      '<a href="./other.md#甲">一</a> <a href="https://x.cn">二</a> <a href="/a/other">三</a>\n',
      {
        'a/other.md': '# O\n\n## 甲\n',
      },
    );
    expect(html).toContain('<a href="/docs/a/other.html#甲">一</a>');
    expect(html).toContain('<a target="_blank" rel="noopener noreferrer" href="https://x.cn">二</a>');
    expect(html).toContain('<a href="/docs/a/other.html">三</a>');
  });

  it('copies the files of videos and their posters', async () => {
    const html = await bundledHtml('<video src="./v.mp4" poster="/a/p.png" controls></video>\n', {
      'a/v.mp4': 'v',
      'a/p.png': 'p',
    });
    expect(html).toMatch(
      /<video controls="" src="\/docs\/assets\/media\/v\.[\da-f]{10}\.mp4" poster="\/docs\/assets\/media\/p\.[\da-f]{10}\.png">/,
    );
  });

  it('may be the target of links, by name and by id', async () => {
    await expect(
      bundledHtml('<a name="old"></a><p id="新">x</p>\n\n[一](#old) [二](#新) [三](#%E6%96%B0)\n'),
    ).resolves.toContain('<a id="old"></a>');
  });

  it('loses its comments without a warning', async () => {
    expect(await bundledHtml('甲<!-- <b>注</b> -->乙\n\n<!--\n多行\n\n空行\n-->\n\n丙\n')).toBe(
      '<p>甲乙</p>\n<p>丙</p>\n',
    );
  });

  it('shows "<" outside tags, and tags with a namespace, as text', async () => {
    expect(await bundledHtml('1 < 2 && 3 > 2，a<b\n')).toBe('<p>1 &lt; 2 &amp;&amp; 3 &gt; 2，a&lt;b</p>\n');
    expect(await bundledHtml('<stl:contents type="x"></stl:contents>\n')).toBe(
      '<p>&lt;stl:contents type=&quot;x&quot;&gt;&lt;/stl:contents&gt;</p>\n',
    );
  });

  it('shows double braces as text', async () => {
    expect(await bundledHtml('{{ a }} <span>{{ b }}</span>\n')).toBe('<p>{{ a }} <span>{{ b }}</span></p>\n');
  });

  it('of an unknown element shows only its content, with a warning at its line and column', async () => {
    const { html, problems } = await bundlePage('# 页\n\n文 <MyThing a="b">内容</MyThing> 文\n');
    expect(html).toContain('>文 内容 文</p>');
    expect(problems).toEqual([
      '3:3 warning raw-html the element <MyThing> is left out | Only its content is shown. Write the tag in backticks to show it as text.',
    ]);
  });
});

describe('text that a block of HTML shows as typed is reported at its place', () => {
  it.each([
    ['a link right below the last tag', '<div>甲</div>\n见[乙](https://x.cn)\n', '2:1'],
    ['text right below a closing tag', '<div>\n\n甲\n\n</div>\n乙\n', '6:1'],
    ['bold text in an element', '<div>\n甲**乙**\n</div>\n', '2:2'],
    [
      'a list below a list item with a table',
      '- **甲**\n<table><tr><td>乙</td></tr></table>\n- **丙**\n## 丁\n',
      '3:1',
    ],
    ['text below a summary', '<details>\n<summary>甲</summary>\n乙\n\n</details>\n', '3:1'],
  ])('%s', async (_, markdown, place) => {
    const { problems } = await bundlePage(markdown);
    expect(problems).toEqual([
      `${place} warning raw-html this text is part of the HTML block above it and shown as typed | Put an empty line before it: a block of HTML ends at an empty line.`,
    ]);
  });

  it.each([
    '<div>\n甲\n</div>\n',
    '<pre>\n**甲**\n</pre>\n',
    '<!--\n- 甲\n-->\n\n乙\n',
    '<details>\n<summary>甲</summary>\n\n**乙**\n\n</details>\n\n丙\n',
    '<p title="**甲**">乙</p>\n',
  ])('but not in %j', async (markdown) => {
    expect((await bundlePage(markdown)).problems).toEqual([]);
  });
});

it('leaves out an attribute named like a pattern of the policy, with a warning', async () => {
  const { html, problems } = await bundlePage('<div aria-*="x" data-*="y">甲</div>\n');
  expect(html).toBe('<div>甲</div>\n');
  expect(problems.map((problem) => problem.split(' | ')[0])).toEqual([
    '1:1 warning raw-html the attribute "aria-*" of <div> is left out',
    '1:1 warning raw-html the attribute "data-*" of <div> is left out',
  ]);
});
