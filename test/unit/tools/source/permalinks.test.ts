import { bundleContent } from '../../../../tools/site/bundle-content';
import { createTree } from '../../../helpers/temp-tree';

async function pathOf(file: string, frontmatter = ''): Promise<string | undefined> {
  const root = createTree({ [file]: `---\n${frontmatter}\n---\n# 页\n` });
  return (await bundleContent({ root, isLenient: false })).pages[0]?.record.path;
}

describe('the address of a page', () => {
  it.each([
    ['README.md', '/'],
    ['a/README.md', '/a/'],
    ['a/readme.md', '/a/'],
    ['a/index.md', '/a/'],
    ['a/Index.MD', '/a/'],
    ['a/b.md', '/a/b.html'],
    ['a/UPPER.MD', '/a/UPPER.html'],
    ['a/read-me.md', '/a/read-me.html'],
    ['a/my-index.md', '/a/my-index.html'],
    ['a/v1.0.md', '/a/v1.0.html'],
    ['中 文/页（一）.md', '/%E4%B8%AD%20%E6%96%87/%E9%A1%B5%EF%BC%88%E4%B8%80%EF%BC%89.html'],
    ['a/c#.md', '/a/c%23.html'],
    ['a/100%.md', '/a/100%25.html'],
  ])('in %s is %s', async (file, path) => {
    expect(await pathOf(file)).toBe(path);
  });
});

describe('a permalink', () => {
  it.each([
    ['a/b.md', '/other/', '/other/'],
    ['a/b.md', 'other', '/other/'],
    ['a/b.md', '/other.html', '/other.html'],
    ['a/b.md', '/x/:regular', '/x/a/b.html'],
    ['a/中 文.md', '/x/:slug.html', '/x/%E4%B8%AD-%E6%96%87.html'],
    ['a/2020-01-31-note.md', '/:year/:month/:day/:slug/', '/2020/01/31/note/'],
    ['a/2020-01-31-note.md', '/:i_month/:i_day/', '/1/31/'],
    ['a/2020-01-note.md', '/:year/:month/:day/:slug/', '/2020/01/01/note/'],
    ['a/2020-01-31-pack/README.md', '/:year/:slug/', '/2020/pack/'],
    ['a/no-date.md', '/:year/:slug/', '/1970/no-date/'],
  ])('of %s as %s leads to %s', async (file, permalink, path) => {
    expect(await pathOf(file, `permalink: ${permalink}`)).toBe(path);
  });

  it.each(['2021-07-08', '"2021-07-08"', '2021-07-08T00:00:00Z', '2021/07/08', 'Jul 8, 2021'])(
    'prefers the date of the frontmatter to that of the file name: %s',
    async (date) => {
      expect(
        await pathOf(
          'a/2020-01-31-note.md',
          `date: ${date}\npermalink: /:year-:month-:day/:minutes:seconds/`,
        ),
      ).toBe('/2021-07-08/00/');
    },
  );

  it.each([
    ['a/2025-13-45-x.md', '2025-13-45'],
    ['a/2025-13-x.md', '2025-13'],
    ['a/2025-02-30-pack/README.md', '2025-02-30'],
  ])('with the date of %s, which no calendar has, is an error', async (file, date) => {
    const root = createTree({
      [file]: '---\npermalink: /:year/:i_day/\n---\n# 页\n',
      'a/2025-99-99.md': '# 编号\n',
    });
    const { problems } = await bundleContent({ root, isLenient: true });
    const message = `the permalink contains the date in the name of the file, and there is no day ${date}`;
    expect(problems.all).toEqual([expect.objectContaining({ file, line: 2, rule: 'frontmatter', message })]);
  });

  it('that another page already has is an error', async () => {
    const root = createTree({
      'a/b.md': '# B\n',
      'a/c.md': '---\npermalink: /a/B.html\n---\n# C\n',
    });
    const { problems } = await bundleContent({ root, isLenient: true });
    expect(problems.all).toMatchObject([
      { file: 'a/c.md', rule: 'duplicate-path', message: 'its address /a/B.html is also that of a/b.md' },
    ]);
  });
});
