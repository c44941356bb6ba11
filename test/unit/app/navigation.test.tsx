import { screen, waitFor, within } from '@testing-library/react';
import { findPage, renderApp } from '../../helpers/render-app';
import { createTestSite } from './site-for-tests';

const CHANNEL = '/model/tables/channel.html';

const main = () => screen.getByRole('main');
const nav = (name: string) => within(screen.getByRole('navigation', { name }));

describe('opening a page', () => {
  test('shows the page with title, language, sidebar, navigation and outline', async () => {
    renderApp(createTestSite(), CHANNEL);
    expect(main().contains(await findPage('栏目'))).toBe(true);
    await waitFor(() => expect(document.title).toBe('栏目 | 测试文档'));
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(nav('侧边栏').getByRole('link', { current: 'page' }).textContent).toBe('栏目');
    expect(nav('主导航').getByRole('link', { current: 'page' }).textContent).toBe('数据模型');
    expect(
      nav('本页目录')
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['字段', '主键', '示例']);
    expect(screen.getByRole('link', { name: '测试文档' }).getAttribute('href')).toBe('/docs/');
  });

  test('offers to print a section on its first page, but not at the root of the site', async () => {
    const first = renderApp(createTestSite(), '/model/');
    await findPage('数据模型');
    expect(await screen.findByRole('link', { name: /打印整个栏目/ })).toBeDefined();
    first.unmount();
    renderApp(createTestSite({ pages: [{ path: '/', title: '首页' }] }), '/');
    await findPage('首页');
    expect(await screen.findByRole('button', { name: '复制为 Markdown' })).toBeDefined();
    expect(screen.queryByRole('link', { name: /打印整个栏目/ })).toBeNull();
  });

  test('requests site.json only when it is not embedded in the page', async () => {
    const bundle = createTestSite();
    const first = renderApp(bundle, CHANNEL);
    await findPage('栏目');
    expect(bundle.countOf('site.json')).toBe(0);
    first.unmount();
    renderApp(bundle, CHANNEL, { isSiteEmbedded: false });
    await findPage('栏目');
    expect(bundle.countOf('site.json')).toBe(1);
  });

  test('lists the h2 headings of the page, but no h3, under its link in the sidebar', async () => {
    renderApp(createTestSite(), CHANNEL);
    await findPage('栏目');
    expect(nav('侧边栏').queryByRole('link', { name: '字段' })).not.toBeNull();
    expect(nav('侧边栏').queryByRole('link', { name: '主键' })).toBeNull();
  });
});

describe('following a link', () => {
  test('shows the page, moves the focus to the main element and announces the title', async () => {
    const { openFromSidebar } = renderApp(createTestSite(), CHANNEL);
    await findPage('栏目');
    await openFromSidebar('站点');
    await findPage('站点');
    await waitFor(() => expect(window.location.pathname).toBe('/docs/model/tables/site.html'));
    expect(document.title).toBe('站点 | 测试文档');
    expect(document.activeElement).toBe(main());
    expect(screen.getByRole('status').textContent).toBe('已打开：站点');
    expect(nav('侧边栏').getByRole('link', { current: 'page' }).textContent).toBe('站点');
  });

  test('keeps the old page, marked as busy, until the next page has loaded', async () => {
    const bundle = createTestSite();
    const arrive = bundle.fail('/model/tables/site.html', 'late');
    const { openFromSidebar } = renderApp(bundle, CHANNEL);
    await findPage('栏目');
    await openFromSidebar('站点');
    await waitFor(() => expect(document.querySelector('#nprogress')).not.toBeNull());
    expect(await findPage('栏目')).toBeTruthy();
    expect(main().getAttribute('aria-busy')).toBe('true');
    arrive();
    await findPage('站点');
    expect(main().getAttribute('aria-busy')).toBe('false');
  });

  test('shows a page that was read before without another request', async () => {
    const bundle = createTestSite();
    const { openFromSidebar } = renderApp(bundle, CHANNEL);
    await findPage('栏目');
    await openFromSidebar('站点');
    await findPage('站点');
    await openFromSidebar('栏目');
    await findPage('栏目');
    expect(bundle.countOf(CHANNEL)).toBe(1);
  });

  test('shows the sidebar of another section', async () => {
    const { user } = renderApp(createTestSite(), CHANNEL);
    await findPage('栏目');
    await user.click(nav('主导航').getByRole('link', { name: '命令行' }));
    await findPage('命令行');
    expect(
      nav('侧边栏')
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['命令行']);
  });

  test('shows the page of the second of two quick clicks, even if the first page loads later', async () => {
    const bundle = createTestSite();
    const { openFromSidebar } = renderApp(bundle, '/model/');
    await findPage('数据模型');
    const arrive = bundle.fail(CHANNEL, 'late');
    await openFromSidebar('栏目');
    await openFromSidebar('站点');
    await findPage('站点');
    arrive();
    await waitFor(() => expect(document.querySelector('#nprogress')).toBeNull());
    expect(await findPage('站点')).toBeTruthy();
  });
});

describe('another spelling of a page’s address', () => {
  test.each([
    ['/model', '数据模型', '/docs/model/'],
    ['/model/index.html', '数据模型', '/docs/model/'],
    ['/MODEL/Tables/Channel.html', '栏目', '/docs/model/tables/channel.html'],
    ['/model/tables/channel', '栏目', '/docs/model/tables/channel.html'],
    ['/model/tables/channel.html/', '栏目', ''],
  ])(
    '%s is replaced by the page’s own address, or shows 404 if a slash follows .html',
    async (path, title, address) => {
      renderApp(createTestSite(), `${path}#x`);
      if (address === '') await findPage('404');
      else {
        await findPage(title);
        expect(window.location.pathname + window.location.hash).toBe(`${address}#x`);
      }
    },
  );

  test('a link to the right spelling adds one entry to the history', async () => {
    const { openFromSidebar } = renderApp(createTestSite(), CHANNEL);
    await findPage('栏目');
    const before = window.history.length;
    await openFromSidebar('站点');
    await findPage('站点');
    expect(window.history.length).toBe(before + 1);
  });
});

describe('an address without a page', () => {
  test('shows 404, the nearest page and a link to the front page, and sets noindex', async () => {
    renderApp(createTestSite(), '/model/tables/chanel.html');
    await findPage('404');
    expect(within(main()).getAllByRole('link')[0]?.textContent).toBe('栏目');
    expect(within(main()).getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/docs/');
    expect(document.title).toBe('页面不存在 | 测试文档');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('links to a suggested page, which has no noindex', async () => {
    const { user } = renderApp(createTestSite(), '/model/tables/chanel.html');
    await findPage('404');
    await user.click(within(main()).getByRole('link', { name: '栏目' }));
    await findPage('栏目');
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  test('shows 404 also if it has a malformed percent escape', async () => {
    renderApp(createTestSite(), '/model/100%.html');
    expect(await findPage('404')).toBeTruthy();
  });
});
