import { findBreadcrumbs } from '../../../src/content/find-breadcrumbs';
import { groupOf, linkOf, sectionOf } from '../../helpers/records';

const SECTION = sectionOf({
  sidebar: [
    linkOf('/model/'),
    groupOf('表', [groupOf('内容', [linkOf('/model/tables/channel.html')])], '/model/tables/'),
    linkOf('/model/content.html'),
  ],
});

describe('findBreadcrumbs', () => {
  test('names the section and every group around the page', () => {
    expect(findBreadcrumbs(SECTION, '/model/tables/channel.html', [])).toEqual([
      { title: '数据模型', path: '/model/' },
      { title: '表', path: '/model/tables/' },
      { title: '内容' },
    ]);
  });

  test('a group’s own page is not its own ancestor', () => {
    expect(findBreadcrumbs(SECTION, '/model/tables/', [])).toEqual([{ title: '数据模型', path: '/model/' }]);
  });

  test('a page outside the sidebar still has its section', () => {
    expect(findBreadcrumbs(SECTION, '/model/x.html', [])).toEqual([{ title: '数据模型', path: '/model/' }]);
  });

  test('the section’s own page and pages at the root have none', () => {
    expect(findBreadcrumbs(SECTION, '/model/', [])).toEqual([]);
    expect(findBreadcrumbs(sectionOf({ section: '', path: '/' }), '/about.html', [])).toEqual([]);
  });

  test('a section is called what the navigation calls it', () => {
    const nav = [{ text: '更多', items: [{ text: '数据结构', link: '/model/' }] }];
    expect(findBreadcrumbs(SECTION, '/model/x.html', nav)).toEqual([{ title: '数据结构', path: '/model/' }]);
  });
});
