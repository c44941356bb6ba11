import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

describe('an element of raw HTML that is not closed', () => {
  it.each([
    [
      'ends at the end of the page',
      '<div>\n\n甲\n',
      '<div><p>甲</p>\n</div>',
      '1:1 warning raw-html <div> is never closed',
    ],
    [
      'ends at the end of its paragraph',
      '甲<b>乙\n\n丙\n',
      '<p>甲<b>乙</b></p>\n<p>丙</p>\n',
      '1:2 warning raw-html <b> is never closed',
    ],
    [
      'ends with the element that contains it',
      '<div><span>甲</div>\n',
      '<div><span>甲</span></div>\n',
      '1:6 warning raw-html <span> is never closed',
    ],
    [
      'ends with its list item when its closing tag comes after the list item',
      '- <div>\n\n</div>\n',
      '<ul>\n<li><div></div></li>\n</ul>\n\n',
      undefined,
    ],
  ])('%s', async (_, markdown, html, problem) => {
    const page = await bundlePage(markdown);
    expect(page.html).toBe(html);
    expect(page.problems[0]?.split(' | ')[0]).toBe(problem);
  });

  it('a closing tag without an opening tag is left out with a warning', async () => {
    const { html, problems } = await bundlePage('甲</div>\n\n::: tip\n乙\n</div>\n:::\n');
    expect(html).toBe(
      '<p>甲</p>\n<div class="custom-block tip"><p class="custom-block-title">提示</p>\n<p>乙</p>\n\n</div>\n',
    );
    expect(problems).toEqual([
      '1:2 warning raw-html </div> closes nothing | Remove it, or add the opening tag.',
      '5:1 warning raw-html </div> closes nothing | Remove it, or add the opening tag.',
    ]);
  });
});

describe('raw HTML that needs no closing tag is not reported', () => {
  it.each([
    ['<br> <img src="https://x.cn/a.png">\n', '<br> <img src="https://x.cn/a.png"'],
    ['<ul><li>甲<li>乙</ul>\n', '<ul><li>甲<li>乙</ul>'],
    ['<p>甲\n\n乙\n', '<p>甲<p>乙</p>'],
    [
      '<svg viewBox="0 0 2 2"><path d="M0"/><path d="M1"/></svg>\n',
      '<path d="M0"></path><path d="M1"></path></svg>',
    ],
    ['<span id="甲"/>乙<br/>\n', '<p><span id="甲"></span>乙<br></p>'],
    ['<Badge text="新"> 甲\n', '<span class="badge tip vertical-top">新</span> 甲'],
  ])('%s', async (markdown, html) => {
    expect(await bundledHtml(markdown)).toContain(html);
  });

  it('an opening and a closing tag may differ in upper and lower case', async () => {
    expect(await bundledHtml('<DIV>甲</div>\n')).toBe('<DIV>甲</div>\n');
  });
});
