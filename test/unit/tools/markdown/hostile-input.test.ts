import { bundlePage } from '../../../helpers/bundle-page';

const LONG = 3_000;
const DEEP = 10_000;

/** The names of the rules that a page breaks, each once. */
async function rulesOf(source: string): Promise<string[]> {
  const { problems } = await bundlePage(source);
  return [...new Set(problems.map((problem) => problem.split(' ')[2] ?? ''))];
}

/** The text that a reader sees, with entities decoded. */
async function textOf(source: string): Promise<string> {
  const { html } = await bundlePage(source);
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

describe('a very long run of characters that could be markup is shown as text', () => {
  it.each(['[', '![', '[a](', '*a ', '**a _b ', '| a ', ':zz', '&', '< ', '**甲 ', '$', '~~a ', 'a@b '])(
    '%s',
    async (signs) => {
      const source = `甲${signs.repeat(LONG)}`.trim();
      expect(await textOf(source)).toBe(source);
    },
  );

  it('balanced brackets', async () => {
    const source = '['.repeat(LONG) + ']'.repeat(LONG);
    expect(await textOf(source)).toBe(source);
  });

  it('runs of backticks, each shorter than the run before it', async () => {
    const source = Array.from({ length: 200 }, (_, i) => `a${'`'.repeat(200 - i)}`).join(' ');
    expect(await textOf(source)).toBe(source);
  });
});

describe('a very long run of characters that may begin a block', () => {
  it.each([
    ['a thematic break', '*', /^<hr>\n$/],
    ['a thematic break', '_', /^<hr>\n$/],
    ['an empty block of code', '`', /<code>\n<\/code>/],
    ['an empty block of code', '~', /<code>\n<\/code>/],
    ['text', ':', /^<p>:+<\/p>\n$/],
    ['text', '#', /^<p>#+<\/p>\n$/],
    ['an unclosed comment, which is not shown', '<!--', /^$/],
    ['many titles', 'a\n---\n', /<h2 id="a-3000">/],
    ['elements that end with the page', '<div>', /^(?:<div>)+(?:<\/div>)+$/],
  ])('is %s: %j', async (_, signs, expected) => {
    const { html } = await bundlePage(signs.repeat(signs.length > 3 ? DEEP : LONG));
    expect(html).toMatch(expected);
  });

  it('of closing colons without a container is not reported', async () => {
    expect(await rulesOf(':::\n'.repeat(DEEP))).toEqual([]);
  });

  it('of footnotes with the same name is reported', async () => {
    expect(await rulesOf('[^a]: x\n'.repeat(DEEP))).toEqual(['footnote']);
  });
});

test('a quotation of ten thousand levels is an error at the page, not the end of the build', async () => {
  const { problems } = await bundlePage(`${'>'.repeat(DEEP)} x`);
  expect(problems[0]).toMatch(/^1:1 error too-deep blocks of this page are nested too deep to be read/);
});

describe('a limit', () => {
  it('makes too much code a warning, and the code is shown without colours', async () => {
    const { html, problems } = await bundlePage(`\`\`\`js\n${'let a = 1;\n'.repeat(12_000)}\`\`\`\n`);
    expect(problems).toEqual([expect.stringMatching(/^1:1 warning too-large this code is not highlighted/)]);
    expect(html).toContain('let a = 1;\nlet a = 1;');
    expect(html).not.toContain('hljs');
  });

  it('keeps the report of one page to 500 errors and 500 warnings', async () => {
    const { problems } = await bundlePage('[x](./no.md)\n\n<u onclick="a">\n\n'.repeat(600));
    expect(problems.filter((problem) => problem.includes(' error '))).toHaveLength(500);
    expect(problems.filter((problem) => problem.includes(' warning '))).toHaveLength(500);
  });
});
