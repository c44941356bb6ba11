import type { BundleOptions } from '../../msw/bundle-options';
import { createBundle, type TestBundle } from '../../msw/create-bundle';

/** A site of two sections, as small as the tests of the whole app allow. */
export const PAGES = [
  { path: '/', title: '首页', frontmatter: { home: true, heroText: '文档中心' } },
  { path: '/model/', title: '数据模型' },
  {
    path: '/model/tables/channel.html',
    title: '栏目',
    headers: [
      { level: 2, title: '字段', slug: '字段' },
      { level: 3, title: '主键', slug: '主键' },
      { level: 2, title: '示例', slug: '示例' },
    ],
  },
  { path: '/model/tables/site.html', title: '站点' },
  { path: '/cli/', title: '命令行' },
];

export function createTestSite(change: Partial<BundleOptions> = {}): TestBundle {
  return createBundle({
    pages: PAGES,
    site: {
      nav: [
        { text: '数据模型', link: '/model/' },
        { text: '命令行', link: '/cli/' },
      ],
    },
    ...change,
  });
}
