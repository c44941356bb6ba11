import { bundlePage } from '../../../helpers/bundle-page';

/** Slug and title of the only heading of level 2. */
async function headingOf(markdown: string): Promise<string[]> {
  const { record } = await bundlePage(`## ${markdown}\n\n[r]: https://example.com\n`);
  return record.headers.flatMap(({ slug, title }) => [slug, title]);
}

/** The expected values are what VuePress 1.9.10 computes for these headings. */
describe('a heading has the anchor and the title that VuePress gave it', () => {
  it.each([
    ['1) 第一', '_1-第一', '1) 第一'],
    ['2020-01-02', '_2020-01-02', '2020-01-02'],
    ['`code` 标题', 'code-标题', 'code 标题'],
    ['`a_b` 字段', 'a-b-字段', 'a_b 字段'],
    ['`<T>` 泛型', 't-泛型', '<T> 泛型'],
    ['[链接](https://x.cn) 之后', '链接-之后', '链接 之后'],
    ['**粗** 与 *斜*', '粗-与-斜', '粗 与 斜'],
    ['*斜*中', '斜中', '斜中'],
    ['<a name="x"></a>锚', '锚', '锚'],
    ['文字 <Badge text="新"/>', '文字', '文字'],
    ['<!-- 注释 --> 文字', '文字', '文字'],
    ['\\*星号\\* 与 \\_线\\_', '星号-与-线', '*星号* 与 _线_'],
    [':tada: 发布', '发布', '🎉 发布'],
    ['a :nothing: b', 'a-nothing-b', 'a :nothing: b'],
    ['Foo#', 'foo', 'Foo#'],
    ['http://example.com', 'http-example-com', 'http://example.com'],
    ['@scope/name', 'scope-name', '@scope/name'],
    ['v1.0.0 (2020-01-01)', 'v1-0-0-2020-01-01', 'v1.0.0 (2020-01-01)'],
    ['GET /api/v1/users/{id}', 'get-api-v1-users-id', 'GET /api/v1/users/{id}'],
    ['{{ value }}', 'value', '{{ value }}'],
    ['C# 与 .NET', 'c-与-net', 'C# 与 .NET'],
    ['x[^1]', 'x-1', 'x[^1]'],
  ])('%s', async (markdown, slug, title) => {
    expect(await headingOf(markdown)).toEqual([slug, title]);
  });

  it('has the number of a footnote, which was text in VuePress, only in its anchor', async () => {
    expect(await headingOf('甲[^1]\n\n[^1]: 注')).toEqual(['甲-1', '甲']);
  });
});

/** VuePress lost parts of these headings, for example underscores and references. */
describe('a heading whose title VuePress got wrong has the title that a reader sees', () => {
  it.each([
    ['snake_case_name', 'snake-case-name', 'snake_case_name'],
    ['[引用][r] 文字', '引用-文字', '引用 文字'],
    ['<b>粗</b> 字', '粗-字', '粗 字'],
    ['~~删~~ 除', '删-除', '删 除'],
    ['a &lt; b &amp; c', 'a-b-c', 'a < b & c'],
    ['&copy; 2020', '©-2020', '© 2020'],
    ['![图](https://x.cn/a.png) 标志', '标志', '标志'],
    ['![站点 **标志**](https://x.cn/a.png)', 'section', '站点 标志'],
    ['<https://example.com>', 'https-example-com', 'https://example.com'],
  ])('%s', async (markdown, slug, title) => {
    expect(await headingOf(markdown)).toEqual([slug, title]);
  });
});

test.each(['\u3000', '\u00a0'])(
  'a full-width or no-break space may follow the "#" signs: %j',
  async (space) => {
    const { record } = await bundlePage(`##${space}标题\n`);
    expect(record.headers).toEqual([{ level: 2, slug: '标题', title: '标题' }]);
  },
);

describe('a line that only looks like a heading', () => {
  it.each(['##标题', '   #标题', '#《书》'])(
    '%s is text, gives the page no title, and is reported',
    async (line) => {
      const { record, problems } = await bundlePage(`前文\n${line}\n`);
      expect(record.headers).toEqual([]);
      expect(record.title).toBe('');
      expect((await bundlePage(`${line}\n`)).record.title).toBe('');
      expect(problems).toEqual([
        '2:1 warning no-heading this line is text, not a heading | Put a space after the "#" signs, or a backslash before them.',
      ]);
    },
  );
});
