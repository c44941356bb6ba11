import { findBreadcrumbs } from '../../../src/content/find-breadcrumbs';
import { groupOf, linkOf, sectionOf } from '../../helpers/records';

const SECTION = sectionOf({
  sidebar: [
    linkOf('/model/'),
    groupOf(
      '表',
      [
        groupOf('内容', [linkOf('/model/tables/channel.html')]),
        groupOf('用户', [linkOf('/model/tables/user.html')], '/model/tables/users/'),
      ],
      '/model/tables/',
    ),
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

  test('leaves out the group whose own page is open', () => {
    expect(findBreadcrumbs(SECTION, '/model/tables/', [])).toEqual([{ title: '数据模型', path: '/model/' }]);
  });

  test('names the groups around a group whose own page is open', () => {
    expect(findBreadcrumbs(SECTION, '/model/tables/users/', [])).toEqual([
      { title: '数据模型', path: '/model/' },
      { title: '表', path: '/model/tables/' },
    ]);
  });

  test('names only the section for a page outside the sidebar', () => {
    expect(findBreadcrumbs(SECTION, '/model/x.html', [])).toEqual([{ title: '数据模型', path: '/model/' }]);
  });

  test('is empty for the section’s own page and for a page at the root', () => {
    expect(findBreadcrumbs(SECTION, '/model/', [])).toEqual([]);
    expect(findBreadcrumbs(sectionOf({ section: '', path: '/' }), '/about.html', [])).toEqual([]);
  });

  test('uses the section’s name in the navigation', () => {
    const nav = [{ text: '更多', items: [{ text: '数据结构', link: '/model/' }] }];
    expect(findBreadcrumbs(SECTION, '/model/x.html', nav)).toEqual([{ title: '数据结构', path: '/model/' }]);
  });
});
