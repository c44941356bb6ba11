import { makeSiteIndex } from '../../../../tools/site/site-index';
import { siteConfigSchema } from '../../../../tools/source/config/site-schema';

const editBaseOf = (config: object): string | undefined =>
  makeSiteIndex(siteConfigSchema.parse({ editLinks: true, docsDir: 'content', ...config }), [], 'b').repo
    ?.editBase;

test('of many sections, those that the header has no room for are in a menu', () => {
  const navOf = (count: number) => {
    const names = Array.from({ length: count }, (_, i) => `s${i}`);
    const sections = names.map((name) => ({ name, path: `/${name}/`, title: name, parts: [] }));
    return makeSiteIndex(siteConfigSchema.parse({}), sections, 'b').nav;
  };
  expect(navOf(9).map(({ text }) => text)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8']);
  expect(navOf(30).slice(7)).toEqual([
    { text: 's7', link: '/s7/' },
    {
      text: '更多',
      items: expect.arrayContaining([
        { text: 's8', link: '/s8/' },
        { text: 's29', link: '/s29/' },
      ]),
    },
  ]);
});

describe('links to edit a page', () => {
  test.each([
    ['a/b', 'https://github.com/a/b/edit/main/content/'],
    ['https://gitlab.com/a/b', 'https://gitlab.com/a/b/-/edit/main/content/'],
    ['https://bitbucket.org/a/b', 'https://bitbucket.org/a/b/src/main/content/'],
  ])('of %s lead to the branch that docsBranch names', (repo, address) => {
    expect(editBaseOf({ repo, docsBranch: 'main' })).toBe(address);
  });

  test('lead to the branch "master" when docsBranch is missing', () => {
    expect(editBaseOf({ repo: 'a/b' })).toBe('https://github.com/a/b/edit/master/content/');
  });
});
