import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Sidebar } from '../../../../src/features/sidebar/sidebar';
import { groupOf, linkOf, recordOf } from '../../../helpers/records';

const HEADERS = [
  { level: 2, title: '用法', slug: '用法' },
  { level: 3, title: '选项', slug: '选项' },
  { level: 2, title: '示例', slug: '示例' },
];
const ITEMS = [
  linkOf('/cli/', '命令行'),
  groupOf('数据库', [
    linkOf('/cli/backup.html', '备份'),
    groupOf('迁移', [linkOf('/cli/sync.html', '同步')]),
  ]),
  groupOf('插件', [linkOf('/cli/new.html', '新建')], '/cli/plugins/'),
  { title: '其它', collapsable: false, children: [linkOf('https://sscms.com', '官网')] },
];

function open(path: string, change: Partial<ComponentProps<typeof Sidebar>> = {}) {
  const record = recordOf({ path, headers: HEADERS });
  return render(
    <Sidebar section="cli" items={ITEMS} path={path} record={record} currentSlug={undefined} {...change} />,
  );
}

const nav = () => within(screen.getByRole('navigation', { name: '侧边栏' }));
const links = () =>
  nav()
    .getAllByRole('link')
    .map((link) => link.textContent);
const group = (name: string) => nav().getByRole('button', { name: new RegExp(name) });

afterEach(() => sessionStorage.clear());

test('every link to a page has the class by which checks from outside find it', () => {
  open('/cli/sync.html');
  const all = nav().getAllByRole('link', { hidden: true });
  const pages = all.filter((link) => link.getAttribute('href')?.startsWith('/docs/'));
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((link) => !link.classList.contains('sidebar-link'))).toEqual([]);
});

describe('groups', () => {
  test('of the active page are open; links in closed groups are hidden but in the document', () => {
    open('/cli/sync.html');
    expect(group('数据库').getAttribute('aria-expanded')).toBe('true');
    expect(group('迁移').getAttribute('aria-expanded')).toBe('true');
    expect(group('插件').getAttribute('aria-expanded')).toBe('false');
    expect(nav().queryByRole('link', { name: '新建' })).toBeNull();
    expect(nav().getByRole('link', { name: '新建', hidden: true })).toBeTruthy();
  });

  test('open by mouse and close by keyboard; opening one closes no other', async () => {
    open('/cli/sync.html');
    await userEvent.click(group('插件'));
    expect(links()).toEqual(expect.arrayContaining(['新建', '同步']));
    group('插件').focus();
    await userEvent.keyboard('{Enter}');
    expect(group('插件').getAttribute('aria-expanded')).toBe('false');
  });

  test('have a link beside the button if they have an address', () => {
    open('/cli/');
    expect(nav().getByRole('link', { name: '插件' }).getAttribute('href')).toBe('/docs/cli/plugins/');
    expect(group('插件')).toBeTruthy();
  });

  test('have no button if they cannot be closed', () => {
    open('/cli/');
    expect(nav().queryByRole('button', { name: '其它' })).toBeNull();
    expect(nav().getByText('其它')).toBeTruthy();
  });
});

describe('links', () => {
  test('are marked only if they lead to the active page', () => {
    open('/CLI/Backup.html');
    expect(
      nav()
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual(['备份']);
  });

  test('to other sites open a new window and say so in their name', () => {
    open('/cli/');
    const link = nav().getByRole('link', { name: /官网\s*（在新窗口打开）/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });
});

describe('headings under the active link', () => {
  test.each([
    [undefined, ['用法', '示例']],
    [0, []],
    [1, ['用法', '示例']],
    [2, ['用法', '选项', '示例']],
  ])('with sidebarDepth %j are %j', (sidebarDepth, expected) => {
    const record = recordOf({
      path: '/cli/',
      headers: HEADERS,
      frontmatter: sidebarDepth === undefined ? {} : { sidebarDepth },
    });
    open('/cli/', { record });
    expect(links().filter((text) => HEADERS.some(({ title }) => title === text))).toEqual(expected);
  });

  test('are marked if current; the h2 is marked for an h3 that is not shown', () => {
    open('/cli/', { currentSlug: '选项' });
    expect(nav().getByRole('link', { current: 'location' }).textContent).toBe('用法');
  });
});

test('a long sidebar can be filtered by words in any order; a short one has no field', async () => {
  const { unmount } = open('/cli/');
  expect(nav().queryByRole('searchbox')).toBeNull();
  unmount();
  const many = Array.from({ length: 40 }, (_, index) => linkOf(`/cli/${index}.html`, `条目 ${index}`));
  open('/cli/', { items: [...ITEMS, groupOf('更多', many)] });
  const field = nav().getByRole('searchbox', { name: '筛选本栏目' });
  await userEvent.type(field, '39 条目');
  expect(links()).toEqual(['条目 39']);
  await userEvent.type(field, ' 没有');
  expect(nav().getByRole('status').textContent).toBe('没有匹配的条目。');
  await userEvent.clear(field);
  expect(group('更多').getAttribute('aria-expanded')).toBe('false');
});

test('does not render the links again when the current heading or the page’s headings change', () => {
  let renders = 0;
  const counted = {
    path: '/cli/new.html',
    get title() {
      renders++;
      return '新建';
    },
  };
  const items = [linkOf('/cli/', '命令行'), counted];
  const { rerender } = open('/cli/', { items });
  const before = renders;
  const saved = recordOf({ path: '/cli/', headers: [{ level: 2, title: '新标题', slug: '新标题' }] });
  rerender(<Sidebar section="cli" items={items} path="/cli/" record={saved} currentSlug="新标题" />);
  expect(nav().getByRole('link', { current: 'location' }).textContent).toBe('新标题');
  expect(renders).toBe(before);
});

test('with items auto, lists the page’s own headings, h2 and h3', () => {
  open('/cli/', { items: 'auto' });
  expect(links()).toEqual(['用法', '选项', '示例']);
});
