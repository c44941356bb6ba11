import { bundlePage } from '../../../helpers/bundle-page';

const plain = (html: string) => html.replace(/<[^>]+>/g, '').trim();

describe('a frontmatter block', () => {
  it.each([
    ['between lines of three dashes', '---\ntitle: 题\n---\n\n文\n'],
    ['with spaces after the dashes', '---  \ntitle: 题\n---\t\n文\n'],
    ['closed by a longer line', '---\ntitle: 题\n-----\n文\n'],
    ['marked as YAML', '---yaml\ntitle: 题\n---\n文\n'],
    ['marked as JSON', '---json\n{"title": "题"}\n---\n文\n'],
    ['with Windows line endings and a byte order mark', '\uFEFF---\r\ntitle: 题\r\n---\r\n文\r\n'],
  ])('%s is read, and is not in the HTML of the page', async (_, source) => {
    const { record, html, problems } = await bundlePage(source);
    expect(problems).toEqual([]);
    expect(record.title).toBe('题');
    expect(plain(html)).toBe('文');
  });

  it('may be the whole file', async () => {
    const { record, html } = await bundlePage('---\ntitle: 题\n---');
    expect([record.title, html]).toEqual(['题', '']);
  });

  it('may hold dashes in its values', async () => {
    const { record } = await bundlePage('---\ntitle: a --- b\ndescription: |\n  --- x\n---\n');
    expect(record.frontmatter).toEqual({ title: 'a --- b', description: '--- x\n' });
  });

  it.each([
    ['further down', '文\n\n---\ntitle: 题\n---\n'],
    ['after a blank line', '\n---\ntitle: 题\n---\n'],
  ])('is not recognised %s', async (_, source) => {
    expect((await bundlePage(source)).record.frontmatter).toEqual({});
  });

  it('is not recognised when a page begins with a thematic break', async () => {
    const { html, problems } = await bundlePage('---\n\n文\n');
    expect(problems).toEqual([]);
    expect(html).toBe('<hr>\n<p>文</p>\n');
  });

  it('without a closing line is an error', async () => {
    expect((await bundlePage('---\ntitle: 题\n\n# 页\n')).problems).toEqual([
      '1:1 error frontmatter the frontmatter has no closing "---" line | Add a line "---" after the last key.',
    ]);
  });

  it('in TOML is an error, and is not in the HTML of the page', async () => {
    const { html, problems } = await bundlePage('---toml\ntitle = "题"\n---\n文\n');
    expect(problems).toEqual(['1:1 error frontmatter the frontmatter is in toml | Allowed: YAML or JSON.']);
    expect(plain(html)).toBe('文');
  });

  it('that is longer than 65536 characters is an error', async () => {
    const { problems } = await bundlePage(`---\n${'a: b\n'.repeat(20_000)}---\n`);
    expect(problems).toEqual([
      '1:1 error frontmatter the frontmatter has 100000 characters | Allowed: at most 65536. Is its closing "---" line missing?',
    ]);
  });
});

describe('frontmatter with a mistake in its YAML', () => {
  it.each([
    ['title: a: b', /^2:8 error frontmatter invalid YAML: Nested mappings/],
    ['a: 1\ntitle: "x', /^4:1 error frontmatter invalid YAML: Missing closing "quote/],
    [
      'title: x\ntitle: y',
      /^3:1 error frontmatter invalid YAML: the key is used twice \| Remove one of them\.$/,
    ],
    [
      'title:\n\t- x',
      /^3:1 error frontmatter invalid YAML: the line is indented with a tab \| Indent with spaces\.$/,
    ],
    ['a: [\nb: ]\nc: }\nd: {', /^\d+:\d+ error frontmatter invalid YAML: /],
    [
      '- a\n- b',
      /^2:1 error frontmatter the document: found \["a","b"\] \| Allowed: a value of type object\.$/,
    ],
    ['just text', /^2:1 error frontmatter the document: found "just text"/],
    [
      'a: &a x\nb: *a\nc: *重要*',
      /^4:4 error frontmatter invalid YAML: the alias "\*重要\*" stands for no value above it \| Put it in quotes if it is text: "\*重要\*"\.$/,
    ],
  ])('is an error at the line and column of the mistake (case %#)', async (yaml, expected) => {
    const { record, problems } = await bundlePage(`---\n${yaml}\n---\n# 页\n`);
    expect(problems[0]).toMatch(expected);
    expect(problems.length).toBeLessThanOrEqual(5);
    expect(record.title).toBe('页');
  });
});
