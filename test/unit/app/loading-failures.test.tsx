import { screen, waitFor, within } from '@testing-library/react';
import { findPage, renderApp } from '../../helpers/render-app';
import type { Target } from '../../msw/create-bundle';
import type { Failure } from '../../msw/failures';
import { createTestSite, PAGES } from './site-for-tests';

const CHANNEL = '/model/tables/channel.html';

const retry = () => screen.findByRole('button', { name: '重试' });

describe('a page that does not load', () => {
  test.each<[Failure, string, string]>([
    ['missing', 'missing', '服务器上没有这个文件'],
    ['not-json', 'invalid', '收到的内容不完整'],
    ['truncated', 'invalid', '收到的内容不完整'],
    ['wrong-shape', 'invalid', '收到的内容不完整'],
    ['other-file', 'invalid', '收到的内容不完整'],
    [{ status: 403 }, 'error', '状态码 403'],
  ])(
    '%j: shows an alert with the reason, the file and a link that opens the address directly',
    async (failure, type, words) => {
      const bundle = createTestSite();
      bundle.fail(CHANNEL, failure);
      renderApp(bundle, CHANNEL);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Loading chunk model-tables-channel failed.');
      expect(alert.textContent).toContain(
        `(${type}: http://localhost/docs/assets/${bundle.fileOf(CHANNEL)})`,
      );
      expect(alert.textContent).toContain(words);
      expect(within(alert).getByRole('link', { name: '重新打开' }).getAttribute('href')).toBe(
        `/docs${CHANNEL}`,
      );
      await waitFor(() => expect(document.title).toContain('没有加载成功'));
    },
  );

  test.each<Target>([CHANNEL, 'sections/model', 'site.json'])(
    '%s has failed: 重试 shows the page once the failure is over',
    async (target) => {
      const bundle = createTestSite();
      const lift = bundle.fail(target, 'not-json');
      const { user } = renderApp(bundle, CHANNEL, { isSiteEmbedded: false });
      const button = await retry();
      lift();
      await user.click(button);
      await findPage('栏目');
      expect(screen.queryByRole('alert')).toBeNull();
      await waitFor(() => expect(document.title).toBe('栏目 | 测试文档'));
    },
  );

  test('重试 stays when trying again fails too', async () => {
    const bundle = createTestSite();
    bundle.fail(CHANNEL, 'not-json');
    const { user } = renderApp(bundle, CHANNEL);
    await user.click(await retry());
    await waitFor(() => expect(bundle.countOf(CHANNEL)).toBe(2));
    expect(await retry()).toBeTruthy();
  });

  test('after a click on its link, the progress bar ends, and the sidebar opens another page', async () => {
    const bundle = createTestSite();
    bundle.fail(CHANNEL, 'not-json');
    const { openFromSidebar } = renderApp(bundle, '/model/');
    await findPage('数据模型');
    await openFromSidebar('栏目');
    await screen.findByRole('alert');
    expect(window.location.pathname).toBe(`/docs${CHANNEL}`);
    await waitFor(() => expect(document.querySelector('#nprogress')).toBeNull());
    await openFromSidebar('站点');
    await findPage('站点');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is loaded again at the next click on its link', async () => {
    const bundle = createTestSite();
    const lift = bundle.fail(CHANNEL, 'not-json');
    const { openFromSidebar } = renderApp(bundle, '/model/');
    await findPage('数据模型');
    await openFromSidebar('栏目');
    await screen.findByRole('alert');
    lift();
    await openFromSidebar('数据模型');
    await findPage('数据模型');
    await openFromSidebar('栏目');
    expect(await findPage('栏目')).toBeTruthy();
  });
});

describe('after a deployment', () => {
  test('an open tab shows the new version of a page without an alert', async () => {
    const bundle = createTestSite();
    const { openFromSidebar } = renderApp(bundle, '/model/');
    await findPage('数据模型');
    bundle.deploy({
      pages: PAGES.map((page) => (page.path === CHANNEL ? { ...page, title: '栏目（新）' } : page)),
    });
    await openFromSidebar('栏目');
    expect(await findPage('栏目（新）')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bundle.countOf('site.json')).toBe(1);
  });
});
