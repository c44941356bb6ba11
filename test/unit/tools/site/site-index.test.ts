import { makeSiteIndex } from '../../../../tools/site/site-index';
import { siteConfigSchema } from '../../../../tools/source/config/site-schema';

const editBaseOf = (config: object): string | undefined =>
  makeSiteIndex(siteConfigSchema.parse({ editLinks: true, docsDir: 'content', ...config }), [], 'b').repo
    ?.editBase;

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
