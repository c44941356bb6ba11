import { screen, waitFor } from '@testing-library/react';
import { findPage, renderApp } from '../../helpers/render-app';
import { createTestSite } from './site-for-tests';

/** Names of the components and hooks that throw. */
const mockBroken = new Set<string>();

/** A module whose exports throw once they are named in `mockBroken`. */
function mockModule(path: string): Record<string, unknown> {
  const actual: Record<string, unknown> = jest.requireActual(path);
  return Object.fromEntries(
    Object.entries(actual).map(([name, value]) => [
      name,
      typeof value !== 'function'
        ? value
        : (...args: unknown[]) => {
            if (mockBroken.has(name)) throw new Error(`${name} is broken on purpose`);
            return Reflect.apply(value, undefined, args);
          },
    ]),
  );
}

jest.mock('../../../src/features/sidebar/sidebar', () => mockModule('../../../src/features/sidebar/sidebar'));
jest.mock('../../../src/features/outline/outline', () => mockModule('../../../src/features/outline/outline'));
jest.mock('../../../src/features/breadcrumbs/breadcrumbs', () =>
  mockModule('../../../src/features/breadcrumbs/breadcrumbs'),
);
jest.mock('../../../src/features/navbar/navbar', () => mockModule('../../../src/features/navbar/navbar'));
jest.mock('../../../src/features/navbar/main-nav', () => mockModule('../../../src/features/navbar/main-nav'));
jest.mock('../../../src/features/drawer/drawer', () => mockModule('../../../src/features/drawer/drawer'));
jest.mock('../../../src/features/search/search-button', () =>
  mockModule('../../../src/features/search/search-button'),
);
jest.mock('../../../src/features/search/search-marks', () =>
  mockModule('../../../src/features/search/search-marks'),
);
jest.mock('../../../src/features/theme-switch/theme-switch', () =>
  mockModule('../../../src/features/theme-switch/theme-switch'),
);
jest.mock('../../../src/features/page-foot/page-foot', () =>
  mockModule('../../../src/features/page-foot/page-foot'),
);
jest.mock('../../../src/features/page-nav/page-nav', () =>
  mockModule('../../../src/features/page-nav/page-nav'),
);
jest.mock('../../../src/features/back-to-top/back-to-top', () =>
  mockModule('../../../src/features/back-to-top/back-to-top'),
);
jest.mock('../../../src/features/shortcuts/use-shortcuts', () =>
  mockModule('../../../src/features/shortcuts/use-shortcuts'),
);
jest.mock('../../../src/features/article/diagrams/use-diagrams', () =>
  mockModule('../../../src/features/article/diagrams/use-diagrams'),
);
jest.mock('../../../src/features/article/use-image-zoom', () =>
  mockModule('../../../src/features/article/use-image-zoom'),
);
jest.mock('../../../src/features/article/use-code-groups', () =>
  mockModule('../../../src/features/article/use-code-groups'),
);
jest.mock('../../../src/features/article/use-copy-buttons', () =>
  mockModule('../../../src/features/article/use-copy-buttons'),
);
jest.mock('../../../src/features/article/use-term-notes', () =>
  mockModule('../../../src/features/article/use-term-notes'),
);
jest.mock('../../../src/app/use-link-prefetch', () => mockModule('../../../src/app/use-link-prefetch'));
jest.mock('../../../src/features/home/reading-history', () =>
  mockModule('../../../src/features/home/reading-history'),
);
jest.mock('../../../src/features/article/article', () => mockModule('../../../src/features/article/article'));
jest.mock('../../../src/features/home/recently-read', () =>
  mockModule('../../../src/features/home/recently-read'),
);
jest.mock('../../../src/features/home/resume-reading', () =>
  mockModule('../../../src/features/home/resume-reading'),
);

const CHANNEL = '/model/tables/channel.html';

beforeEach(() => {
  mockBroken.clear();
  // React and the boundaries say what broke.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  'Sidebar',
  'Outline',
  'Breadcrumbs',
  'Navbar',
  'MainNav',
  'Drawer',
  'SearchButton',
  'SearchMarks',
  'ThemeSwitch',
  'PageFoot',
  'PageNav',
  'BackToTop',
  'useShortcuts',
  'useDiagrams',
  'useImageZoom',
  'useCodeGroups',
  'useCopyButtons',
  'useTermNotes',
  'useLinkPrefetch',
  'rememberPage',
])('%s broken: the page is there all the same', async (name) => {
  mockBroken.add(name);
  renderApp(createTestSite(), CHANNEL);
  await findPage('栏目');
  await waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith('A part of the page broke:', expect.anything()),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['RecentlyRead', 'ResumeReading'])(
  '%s broken: the front page is there all the same',
  async (name) => {
    mockBroken.add(name);
    renderApp(createTestSite(), '/');
    await findPage('文档中心');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('the article broken: header and sidebar stay, and one can go on', async () => {
  mockBroken.add('Article');
  const { openFromSidebar } = renderApp(createTestSite(), CHANNEL);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('页面出了故障');
  mockBroken.clear();
  await openFromSidebar('站点');
  await findPage('站点');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what broke on one page is back on the next', async () => {
  mockBroken.add('Sidebar');
  const { user } = renderApp(createTestSite(), '/model/');
  await findPage('数据模型');
  expect(screen.queryByRole('navigation', { name: '侧边栏' })).toBeNull();
  mockBroken.clear();
  await user.click(screen.getByRole('link', { name: '命令行' }));
  await findPage('命令行');
  expect(screen.getByRole('navigation', { name: '侧边栏' })).toBeTruthy();
});
