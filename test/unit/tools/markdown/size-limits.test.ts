import { bundledHtml, bundlePage } from '../../../helpers/bundle-page';

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`;

describe('code that is too long to highlight is shown as plain text, with a warning', () => {
  it.each([
    ['in one block', code('js', 'let a = (1);\n'.repeat(10_000))],
    ['on one page', code('js', 'let a = (1);\n'.repeat(2500)).repeat(5)],
    ['in one line', code('js', 'a'.repeat(6000))],
  ])('%s', async (_, markdown) => {
    const { html, problems } = await bundlePage(markdown);
    expect(html).toContain('</code></pre>');
    expect(problems[0]).toMatch(/^\d+:1 warning too-large this code is not highlighted: .* \| Shorten it/);
  });

  it('but a hundred short blocks on one page are highlighted, and plain text has no limit', async () => {
    const html = await bundledHtml(
      code('js', 'let a = (1);\n'.repeat(30)).repeat(100) + code('text', 'a'.repeat(200_000)),
    );
    expect(html.match(/hljs-keyword/g)).toHaveLength(3000);
  });
});

describe('the report of one page', () => {
  it('has at most 500 errors and 500 warnings', async () => {
    const { problems } = await bundlePage(`${'<x-y>\n\n'.repeat(600)}${'[a](./nope.md)\n\n'.repeat(600)}`);
    expect(problems.filter((problem) => problem.includes(' warning '))).toHaveLength(500);
    expect(problems.filter((problem) => problem.includes(' error '))).toHaveLength(500);
  });
});

describe('a name that every JavaScript object has is treated like any other unknown name', () => {
  it.each([
    [':constructor: :toString:', '<p>:constructor: :toString:</p>\n'],
    ['<Badge text="x" type="constructor"/>', '<span class="badge tip vertical-top">x</span>'],
  ])('%s', async (markdown, html) => {
    expect(await bundledHtml(`${markdown}\n`)).toContain(html);
  });

  it('the language "constructor" of a code block is reported as unknown', async () => {
    const { problems } = await bundlePage(code('constructor', 'x'));
    expect(problems).toEqual([
      '1:1 warning unknown-language there is no highlighting for the language "constructor" | Use "text" for plain text.',
    ]);
  });
});
