import { suggestPages } from '../../../../src/features/not-found/suggest-pages';
import { entryOf, sectionOf, siteOf } from '../../../helpers/records';

const site = siteOf({
  sections: ['', 'api', 'model'].map((name) => ({
    name,
    path: name === '' ? '/' : `/${name}/`,
    title: name,
    parts: [],
  })),
});

describe('suggestPages', () => {
  test('offers the nearest pages of the section', () => {
    const section = sectionOf({
      pages: ['/model/user.html', '/model/site.html'].map((path) => entryOf(path)),
    });
    const [first] = suggestPages({ kind: 'not-found', site, section, path: '/model/sites.html' });
    expect(first?.path).toBe('/model/site.html');
  });

  test.each([undefined, sectionOf({ section: '', path: '/' })])(
    'offers the nearest sections if the address is in no section',
    (section) => {
      const found = suggestPages({ kind: 'not-found', site, section, path: '/modle/tables/site.html' });
      expect(found.map(({ path }) => path)).toEqual(['/model/', '/api/']);
    },
  );
});
