import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

const tocIn = (html: string) => /<div class="table-of-contents">(.*?)<\/div>/.exec(html)?.[1];

describe('[[toc]]', () => {
  it('lists the headings of levels two and three below it as nested links', async () => {
    const html = await bundledHtml('# 页\n\n[[toc]]\n\n## 甲\n\n### 乙\n\n#### 丁\n\n### 丙\n\n## 戊\n');
    expect(tocIn(html)).toBe(
      '<ul><li><a href="#甲">甲</a><ul><li><a href="#乙">乙</a></li><li><a href="#丙">丙</a></li></ul></li><li><a href="#戊">戊</a></li></ul>',
    );
  });

  it('links each of two equal headings to its own anchor', async () => {
    expect(tocIn(await bundledHtml('[[toc]]\n\n## 甲\n\n## 甲\n'))).toBe(
      '<ul><li><a href="#甲">甲</a></li><li><a href="#甲-2">甲</a></li></ul>',
    );
  });

  it('shows the text of headings, not their Markdown', async () => {
    expect(tocIn(await bundledHtml('[[toc]]\n\n## **粗** `<b>` a_b\n'))).toBe(
      '<ul><li><a href="#粗-b-a-b">粗 &lt;b&gt; a_b</a></li></ul>',
    );
  });

  it('shows a heading of level three without one of level two above it', async () => {
    expect(tocIn(await bundledHtml('[[toc]]\n\n### 早\n\n## 甲\n'))).toBe(
      '<ul><li><a href="#早">早</a></li><li><a href="#甲">甲</a></li></ul>',
    );
  });

  it('may be in capitals and directly below a line of text', async () => {
    expect(await bundledHtml('文\n[[TOC]]\n\n## 甲\n')).toMatch(
      /^<p>文<\/p>\n<div class="table-of-contents">/,
    );
  });

  it('inside a line of text, or in code, stays text', async () => {
    expect(await bundledHtml('见 [[toc]]\n\n```\n[[toc]]\n```\n\n## 甲\n')).not.toContain(
      'table-of-contents',
    );
  });

  it('is empty on a page without headings', async () => {
    expect(tocIn(await bundledHtml('[[toc]]\n'))).toBe('');
  });

  it('is shown once, and a second one gives a warning', async () => {
    const { html, problems } = await bundlePage('[[toc]]\n\n## 甲\n\n[[toc]]\n');
    expect(html.match(/table-of-contents/g)).toHaveLength(1);
    expect(problems).toEqual([
      '5:1 warning repeated-toc there is a second [[toc]] | Only the first is shown.',
    ]);
  });
});
