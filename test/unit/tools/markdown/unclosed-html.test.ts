import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

/** HTML of a page without line breaks, and its problems without hints. */
async function bundled(markdown: string): Promise<{ html: string; problems: string[] }> {
  const { html, problems } = await bundlePage(markdown);
  return {
    html: html.replaceAll('\n', ''),
    problems: problems.map((problem) => problem.split(' | ')[0] ?? ''),
  };
}

describe('a block element on or right below a line of text ends the paragraph and keeps its content', () => {
  it.each([
    ['<details>', '文字\n<details>\n<summary>点开</summary>\n\n里面\n\n</details>'],
    ['<details> on the line', '文字 <details><summary>点开</summary>\n\n里面\n\n</details>'],
    ['<div>', '文字\n<div align="center">\n\n里面\n\n</div>'],
    ['<div> on the line', '文字<div align="center">\n\n里面\n\n</div>'],
    ['<div> after emphasis', '**文字**<div>\n\n里面\n\n</div>'],
    ['<div> after <br>', '文字<br><div>\n\n里面\n\n</div>'],
    ['<center> on the line', '文字<center>\n\n里面\n\n</center>'],
    ['<table>', '文字\n<table><tr><td>\n\n里面\n\n</td></tr></table>'],
    ['<table> on the line', '文字 <table><tr><td>\n\n里面\n\n</td></tr></table>'],
    ['<blockquote> on the line', '文字 <blockquote>\n\n里面\n\n</blockquote>'],
    ['<ul> on the line', '文字 <ul><li>\n\n里面\n\n</li></ul>'],
  ])('%s', async (_, markdown) => {
    for (const source of [
      markdown,
      `- 项\n\n${markdown.replace(/^(?=.)/gm, '  ')}`,
      markdown.replace(/^/gm, '> '),
    ]) {
      const { html, problems } = await bundled(`${source}\n`);
      const name = /<(details|div|center|table|blockquote|ul)\b/.exec(markdown)?.[1];
      const inside = `<${name}[^>]*>.*<p>里面</p>.*</${name}>`;
      expect(html).toMatch(new RegExp(`<p>(?:<strong>)?文字.*</p>(?:<div class="table-scroll">)?${inside}`));
      expect(html).not.toContain('<p></p>');
      expect(problems).toEqual([]);
    }
  });

  it('also when a line of dashes follows in it, which makes no heading', async () => {
    const { html } = await bundled(
      '说明：\n<details>\n<summary>输出</summary>\n第一行\n---\n第二行\n</details>\n',
    );
    expect(html).toBe('<p>说明：</p><details><summary>输出</summary>第一行---第二行</details>');
  });
});

describe('an element of raw HTML that is not closed', () => {
  it.each([
    [
      'ends at the end of the page',
      '<div>\n\n甲\n',
      '<div><p>甲</p></div>',
      ['1:1 warning raw-html <div> is never closed'],
    ],
    [
      'ends at the end of its paragraph',
      '甲<b>乙\n\n丙\n',
      '<p>甲<b>乙</b></p><p>丙</p>',
      ['1:2 warning raw-html <b> is never closed'],
    ],
    [
      'ends with the element that contains it',
      '<div><span>甲</div>\n',
      '<div><span>甲</span></div>',
      ['1:6 warning raw-html <span> is never closed'],
    ],
    [
      'ends with its list item when its closing tag comes after the list item',
      '- <div>\n\n</div>\n',
      '<ul><li><div></div></li></ul>',
      ['1:3 warning raw-html <div> is never closed', '3:1 warning raw-html </div> closes nothing'],
    ],
  ])('%s', async (_, markdown, html, problems) => {
    expect(await bundled(markdown)).toEqual({ html, problems });
  });
});

describe('a closing tag', () => {
  it('without an opening tag is left out with a warning', async () => {
    expect(await bundlePage('甲</div>乙</p>\n')).toMatchObject({
      html: '<p>甲乙</p>\n',
      problems: [
        '1:2 warning raw-html </div> closes nothing | Remove it, or add the opening tag.',
        '1:9 warning raw-html </p> closes nothing | Remove it, or add the opening tag.',
      ],
    });
  });

  it('closes the elements that are open around it, also a container, with a warning', async () => {
    const { html, problems } = await bundled('::: tip\n乙\n\n</div>\n\n丙\n:::\n\n丁\n');
    expect(html).toBe(
      '<div class="custom-block tip"><p class="custom-block-title">提示</p><p>乙</p></div><p>丙</p><p>丁</p>',
    );
    expect(problems).toEqual(['4:1 warning raw-html </div> closes nothing']);
  });
});

describe('raw HTML that needs no closing tag is not reported', () => {
  it.each([
    ['<br> <img src="https://x.cn/a.png">\n', '<br> <img src="https://x.cn/a.png"'],
    ['<ul><li>甲<li>乙</ul>\n', '<ul><li>甲</li><li>乙</li></ul>'],
    ['<p>甲\n\n乙\n', '<p>甲</p><p>乙</p>'],
    [
      '<svg viewBox="0 0 2 2"><path d="M0"/><path d="M1"/></svg>\n',
      '<path d="M0"></path><path d="M1"></path></svg>',
    ],
    ['<span id="甲"/>乙<br/>\n', '<p><span id="甲"></span>乙<br></p>'],
    ['<Badge text="新"> 甲\n', '<span class="badge tip vertical-top">新</span> 甲'],
    ['<DIV>甲</div>\n', '<DIV>甲</div>'],
  ])('%s', async (markdown, html) => {
    expect((await bundledHtml(markdown)).replaceAll('\n', '')).toContain(html);
  });
});
