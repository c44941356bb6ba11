import {
  findActiveGroups,
  flattenSidebar,
  isSamePage,
  nestHeadings,
  resolveSidebar,
} from '../../../src/content/sidebar';
import { groupOf, linkOf, recordOf } from '../../helpers/records';

const SIDEBAR = [
  linkOf('/cli/'),
  groupOf('命令', [groupOf('数据库', [linkOf('/cli/a.html')]), linkOf('/cli/b.html')], '/cli/commands/'),
  groupOf('进阶', [linkOf('/cli/c.html')]),
];

describe('findActiveGroups', () => {
  test.each([
    ['/cli/', 0],
    ['/cli/a.html', 2],
    ['/CLI/B.html', 1],
    ['/cli/commands/', 1],
    ['/cli/c.html', 1],
  ])('%s: number of groups to open: %i', (path, depth) => {
    expect(findActiveGroups(SIDEBAR, path)).toHaveLength(depth);
  });

  test('returns undefined for a page that is not in the sidebar', () => {
    expect(findActiveGroups(SIDEBAR, '/cli/x.html')).toBeUndefined();
  });

  test('tells apart groups of the same title under different parents', () => {
    const twins = [
      groupOf('甲', [groupOf('同', [linkOf('/1')])]),
      groupOf('乙', [groupOf('同', [linkOf('/2')])]),
    ];
    expect(findActiveGroups(twins, '/1')?.[1]).not.toBe(findActiveGroups(twins, '/2')?.[1]);
  });
});

test('isSamePage ignores percent-encoding and case, but not a slash at the end', () => {
  expect(isSamePage('/%E6%A0%8F.html', '/栏.HTML')).toBe(true);
  expect(isSamePage('/a', '/a/')).toBe(false);
});

test('flattenSidebar goes depth first and leaves the groups’ own addresses out', () => {
  expect(flattenSidebar(SIDEBAR).map((link) => link.path)).toEqual([
    '/cli/',
    '/cli/a.html',
    '/cli/b.html',
    '/cli/c.html',
  ]);
});

describe('nestHeadings', () => {
  const heading = (level: number, title: string) => ({ level, title, slug: title });

  test('puts an h3 under the h2 before it, and drops an h3 before the first h2', () => {
    const tree = nestHeadings([heading(3, 'x'), heading(2, 'a'), heading(3, 'b'), heading(2, 'c')]);
    expect(tree.map((node) => [node.title, node.children.map((child) => child.title)])).toEqual([
      ['a', ['b']],
      ['c', []],
    ]);
  });
});

describe('resolveSidebar', () => {
  test.each([
    ['the section’s sidebar without a setting', {}, SIDEBAR],
    ['no sidebar for `sidebar: false`', { sidebar: false }, []],
    ['no sidebar on a home page', { home: true }, []],
    [
      '"auto", which stands for the page’s own headings, for `sidebar: auto`',
      { sidebar: 'auto' as const },
      'auto',
    ],
    ['the section’s sidebar when `sidebar` is a list', { sidebar: ['x'] }, SIDEBAR],
  ])('returns %s', (_name, frontmatter, expected) => {
    expect(resolveSidebar(recordOf({ path: '/cli/', frontmatter }), SIDEBAR)).toEqual(expected);
  });
});
