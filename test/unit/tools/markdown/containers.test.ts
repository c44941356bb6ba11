import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

describe('a container', () => {
  test.each([
    ['tip', '提示'],
    ['warning', '注意'],
    ['danger', '警告'],
    ['note', '说明'],
    ['important', '重要'],
    ['caution', '当心'],
  ])('of kind %s is a box titled %s', async (kind, title) => {
    expect(await bundledHtml(`::: ${kind}\n正文\n:::\n`)).toBe(
      `<div class="custom-block ${kind}"><p class="custom-block-title">${title}</p>\n<p>正文</p>\n</div>\n`,
    );
  });

  test('has the title that its author gave, with the elements of a line of text', async () => {
    const title = '**粗** `code` [链](#甲) <Badge text="新"/> a_b';
    const { html, problems } = await bundlePage(
      `::: tip ${title} \n正文\n:::\n\n::: details ${title}\n正文\n:::\n`,
    );
    const rendered =
      '<strong>粗</strong> <code>code</code> <a href="#甲">链</a> <span class="badge tip vertical-top">新</span> a_b';
    expect(html).toContain(`<p class="custom-block-title">${rendered}</p>`);
    expect(html).toContain(`<summary>${rendered}</summary>`);
    expect(problems).toHaveLength(2);
  });

  test('needs no space before its kind', async () => {
    expect(await bundledHtml(':::tip\n正文\n:::\n')).toContain('<div class="custom-block tip">');
  });

  test('of kind details is a <details> element', async () => {
    expect(await bundledHtml('::: details\n正文\n:::\n')).toBe(
      '<details class="custom-block details"><summary>详情</summary>\n<p>正文</p>\n</details>\n',
    );
    expect(await bundledHtml('::: details 看答案\n正文\n:::\n')).toContain('<summary>看答案</summary>');
  });

  test('in a tight list may hold paragraphs, lists and code blocks', async () => {
    const html = await bundledHtml('- 项\n  ::: tip\n  段\n\n  - a\n\n  ```js\n  1\n  ```\n  :::\n');
    expect(html).toMatch(
      /<li>项<div class="custom-block tip">.*<\/p>\n<p>段<\/p>\n<ul>[\s\S]*<pre[\s\S]*<\/div>\n<\/li>/,
    );
  });

  test('may hold another container that has fewer colons', async () => {
    expect(await bundledHtml(':::: tip 外\n::: danger 内\n正文\n:::\n::::\n之后\n')).toMatch(
      /外<\/p>\n<div class="custom-block danger"><p class="custom-block-title">内<\/p>\n<p>正文<\/p>\n<\/div>\n<\/div>\n<p>之后<\/p>/,
    );
  });

  test('that is not indented ends the list above it', async () => {
    expect(await bundledHtml('- 项\n::: tip\n中\n:::\n')).toMatch(
      /^<ul>\n<li>项<\/li>\n<\/ul>\n<div class="custom-block tip">[\s\S]*<p>中<\/p>\n<\/div>\n$/,
    );
  });

  test('ends the table above it', async () => {
    expect(await bundledHtml('| a |\n|---|\n| 1 |\n::: tip\n中\n:::\n')).toMatch(
      /<\/table><\/div>\n<div class="custom-block tip">[\s\S]*<p>中<\/p>\n<\/div>\n$/,
    );
  });

  test('interrupts a paragraph', async () => {
    expect(await bundledHtml('前\n::: tip\n中\n:::\n后\n')).toMatch(
      /^<p>前<\/p>\n<div[\s\S]*<\/div>\n<p>后<\/p>\n$/,
    );
  });

  test('is not closed by colons in a block of code', async () => {
    expect(await bundledHtml('::: tip\n```md\n:::\n```\n还在内\n:::\n')).toMatch(
      /<p>还在内<\/p>\n<\/div>\n$/,
    );
  });

  test('is closed after inline code with three backticks, which does not open a code block', async () => {
    expect(await bundledHtml('::: tip\n```a``` 是代码\n:::\n之后\n\n```js\n1\n```\n')).toMatch(
      /<p><code>a<\/code> 是代码<\/p>\n<\/div>\n<p>之后<\/p>/,
    );
  });
});

describe('a warning about a container', () => {
  test('names the first line of a container that is never closed', async () => {
    const { html, problems } = await bundlePage('# 页\n\n:::: tip\n正文\n\n## 后\n');
    expect(html).toContain('</h2>\n</div>');
    expect(problems).toEqual([
      '3:1 warning unclosed-container the container "tip" is never closed | Add a line "::::".',
    ]);
  });

  test.each([
    ['::: tipp', 'tipp', 'Did you mean "tip"?'],
    ['::: tip:', 'tip:', 'Did you mean "tip"?'],
    ['::: theorem', 'theorem', expect.stringMatching(/^Allowed: tip, warning, danger/)],
  ])('says that the kind in "%s" is unknown, and what is allowed or similar', async (line, kind, hint) => {
    const { problems } = await bundlePage(`前文\n${line}\n正文\n:::\n`);
    const [found = '', said] = (problems[0] ?? '').split(' | ');
    expect(found).toBe(`2:1 warning unknown-container there is no container "${kind}"`);
    expect(said).toEqual(hint);
  });
});
