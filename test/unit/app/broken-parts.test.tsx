import { screen, waitFor } from '@testing-library/react';
import { createTestSite } from './site-for-tests';

/** Parts of a page: the component, hook or function that throws, and the path of its module in `src/`. */
const PAGE_PARTS = {
  Sidebar: 'features/sidebar/sidebar',
  Outline: 'features/outline/outline',
  PageBar: 'features/outline/page-bar',
  Breadcrumbs: 'features/breadcrumbs/breadcrumbs',
  Navbar: 'features/navbar/navbar',
  MainNav: 'features/navbar/main-nav',
  Drawer: 'features/drawer/drawer',
  SearchButton: 'features/search/search-button',
  useSearchMarks: 'features/search/use-search-marks',
  ThemeSwitch: 'features/theme-switch/theme-switch',
  VersionChoice: 'features/version-lens/version-choice',
  useOwnSite: 'features/own-site/use-own-site',
  useVersionLens: 'features/version-lens/use-version-lens',
  Feedback: 'features/feedback/feedback',
  PageMenu: 'features/page-menu/page-menu',
  PageNav: 'features/page-nav/page-nav',
  SiteFooter: 'features/site-footer/site-footer',
  BackToTop: 'features/back-to-top/back-to-top',
  useDiagrams: 'features/article/diagrams/use-diagrams',
  useImageZoom: 'features/article/use-image-zoom',
  useCodeGroups: 'features/article/use-code-groups',
  useCopyButtons: 'features/article/use-copy-buttons',
  useTermNotes: 'features/article/use-term-notes',
  useLinkPrefetch: 'app/use-link-prefetch',
  rememberPage: 'features/home/last-page',
};

/** Parts of the front page only. */
const FRONT_PARTS = { ResumeReading: 'features/home/resume-reading' };

/** Names of the parts that throw. */
const broken = new Set<string>();

/** Mocks a module so that each of its functions throws while its name is in `broken`. */
function makeBreakable(path: string): void {
  const actual: Record<string, unknown> = jest.requireActual(path);
  const breakable = Object.entries(actual).map(([name, value]) => [
    name,
    typeof value !== 'function'
      ? value
      : (...args: unknown[]) => {
          if (broken.has(name)) throw new Error(`${name} is broken on purpose`);
          return Reflect.apply(value, undefined, args);
        },
  ]);
  jest.doMock(path, () => Object.fromEntries(breakable));
}

for (const part of new Set([
  ...Object.values(PAGE_PARTS),
  ...Object.values(FRONT_PARTS),
  'features/article/article',
]))
  makeBreakable(`../../../src/${part}`);

// Loaded after the mocks, so that the app imports the mocked modules.
const { findPage, renderApp } =
  jest.requireActual<typeof import('../../helpers/render-app')>('../../helpers/render-app');

const CHANNEL = '/model/tables/channel.html';

beforeEach(() => {
  broken.clear();
  // React and the error boundaries log what broke.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each(Object.keys(PAGE_PARTS))('shows the page without an alert when %s throws', async (name) => {
  broken.add(name);
  renderApp(createTestSite({ site: { versions: ['7.3.0', '7.4.0'], footer: '页脚' } }), CHANNEL);
  await findPage('栏目');
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('A part of the page broke:', expect.anything()),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(Object.keys(FRONT_PARTS))('shows the front page without an alert when %s throws', async (name) => {
  broken.add(name);
  renderApp(createTestSite(), '/');
  await findPage('文档中心');
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('A part of the page broke:', expect.anything()),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the article throws, an alert is shown, and a link of the sidebar opens another page', async () => {
  broken.add('Article');
  const { openFromSidebar } = renderApp(createTestSite(), CHANNEL);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('页面出了故障');
  broken.clear();
  await openFromSidebar('站点');
  await findPage('站点');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sidebar that threw on one page is shown on the next page', async () => {
  broken.add('Sidebar');
  const { user } = renderApp(createTestSite(), '/model/');
  await findPage('数据模型');
  expect(screen.queryByRole('navigation', { name: '侧边栏' })).toBeNull();
  broken.clear();
  await user.click(screen.getByRole('link', { name: '命令行' }));
  await findPage('命令行');
  expect(screen.getByRole('navigation', { name: '侧边栏' })).toBeTruthy();
});
