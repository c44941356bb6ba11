import { nameSection } from '../../../../src/features/search/name-section';
import { createTestSite } from '../../app/site-for-tests';

const { site } = createTestSite({
  pages: [
    { path: '/model/', title: '数据模型：表与关系' },
    { path: '/config/', title: '配置总览：设置放在哪里' },
    { path: '/faq/', title: '常见问题' },
  ],
  site: { nav: [{ text: '更多', items: [{ text: '数据结构', link: '/model/' }] }] },
});

test.each([
  ['model', '数据结构', 'what the navigation calls it'],
  ['config', '配置总览', 'the subject of its title'],
  ['faq', '常见问题', 'its title'],
  ['', '', 'no name for the root section'],
  ['gone', '', 'no name for what is not there'],
])('the section %j is called %j: %s', (name, expected) => {
  expect(nameSection(site, name)).toBe(expected);
});
