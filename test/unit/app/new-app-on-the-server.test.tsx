import { screen, waitFor, within } from '@testing-library/react';
import { loadInFull, loadInFullIfDue, wasLoadedInFull } from '../../../src/content/full-load';
import { findPage, renderApp } from '../../helpers/render-app';
import { createTestSite, PAGES } from './site-for-tests';

jest.mock('../../../src/content/full-load');

const CHANNEL = '/model/tables/channel.html';

beforeEach(() => {
  jest.mocked(loadInFull).mockReset();
  jest.mocked(loadInFullIfDue).mockReset();
  jest.mocked(wasLoadedInFull).mockReset();
});

/** Opens a tab and then deploys a version whose site.json has a schema that the app does not know. */
async function openOutdatedTab() {
  const bundle = createTestSite();
  const app = renderApp(bundle, '/model/');
  await findPage('数据模型');
  bundle.deploy({ pages: PAGES.map((page) => ({ ...page, html: `<h1>${page.title}（新）</h1>` })) });
  bundle.fail('site.json', 'other-schema');
  return { ...app, bundle };
}

test('a link in an outdated tab loads its address in full, once, and shows no error until then', async () => {
  const { openFromSidebar } = await openOutdatedTab();
  await openFromSidebar('栏目');
  await waitFor(() => expect(loadInFull).toHaveBeenCalledWith('site.schema is 2, not 1'));
  expect(loadInFull).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe(`/docs${CHANNEL}`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
});

test('a link to another page starts a full load that is due, a link within the page does not', async () => {
  const { user, openFromSidebar } = renderApp(createTestSite(), CHANNEL);
  await findPage('栏目');
  const outline = within(screen.getByRole('navigation', { name: '本页目录' }));
  await user.click(outline.getByRole('link', { name: '示例' }));
  expect(loadInFullIfDue).not.toHaveBeenCalled();
  await openFromSidebar('站点');
  await findPage('站点');
  expect(loadInFullIfDue).toHaveBeenCalledTimes(1);
});

test('a link in an outdated tab shows an alert if its address has been loaded in full before', async () => {
  jest.mocked(wasLoadedInFull).mockReturnValue(true);
  const { openFromSidebar } = await openOutdatedTab();
  await openFromSidebar('栏目');
  expect((await screen.findByRole('alert')).textContent).toContain('网站已经更新');
  expect(loadInFull).not.toHaveBeenCalled();
});

test('hovering over a link in an outdated tab does not start a full load', async () => {
  const { user, bundle } = await openOutdatedTab();
  for (const [before, name] of ['栏目', '站点'].entries()) {
    await user.hover(screen.getByRole('link', { name }));
    // One link at a time: simultaneous loads of site.json would share one request.
    await waitFor(() => expect(bundle.countOf('site.json')).toBe(before + 1));
  }
  expect(loadInFull).not.toHaveBeenCalled();
});
