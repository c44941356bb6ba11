import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChunkLoadError } from '../../../../src/bundle/chunk-load-error';
import { readRecentSearches } from '../../../../src/features/search/stored-searches';
// Imported before the tests: on a busy machine, compiling them may take longer than a test waits.
import '../../../../src/features/search/highlight-terms';
import '../../../../src/features/search/search-panel';
import { createHit, FakeEngine } from '../../../helpers/fake-engine';
import { scrollWindowTo } from '../../../helpers/page';
import { findPage, renderApp } from '../../../helpers/render-app';
import { createTestSite } from '../../app/site-for-tests';

const CHANNEL = '/model/tables/channel.html';
const SITE = '/model/tables/site.html';

let engine = new FakeEngine();
const openSearch = jest.fn(async () => engine);
jest.mock('../../../../src/features/search/engine/open-search', () => ({ openSearch: () => openSearch() }));

beforeEach(() => {
  localStorage.clear();
  engine = new FakeEngine();
  openSearch.mockImplementation(async () => engine);
  engine.respond = () => ({ hits: [createHit(CHANNEL, '栏目', ['字段', '示例']), createHit(SITE, '站点')] });
});

const button = () => screen.getByRole('button', { name: /^搜索文档/ });
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: '搜索文档' });
const dialog = () => screen.queryByRole('dialog', { name: '搜索文档' });
const options = () => screen.findAllByRole<HTMLAnchorElement>('option');
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.getAttribute('href');
};

async function openDialog(path = '/model/') {
  const app = renderApp(createTestSite(), path);
  await findPage('数据模型');
  await app.user.click(button());
  return { ...app, input: await field() };
}

describe('the dialog', () => {
  test('does not open the search engine until the reader hovers over the button', async () => {
    const { user } = renderApp(createTestSite(), '/model/');
    await findPage('数据模型');
    expect(openSearch).not.toHaveBeenCalled();
    await user.hover(button());
    await waitFor(() => expect(openSearch).toHaveBeenCalledTimes(1));
  });

  test.each(['{Control>}k{/Control}', '/'])(
    'opens the search engine, once, when %s opens it',
    async (key) => {
      openSearch.mockClear();
      const { user } = renderApp(createTestSite(), '/model/');
      await findPage('数据模型');
      await user.keyboard(key);
      await field();
      await waitFor(() => expect(openSearch).toHaveBeenCalledTimes(1));
    },
  );

  test.each(['dialog open', 'div aria-modal="true"', 'div class="medium-zoom-overlay"'])(
    'does not open behind <%s>',
    async (tag) => {
      const { user } = renderApp(createTestSite(), '/model/');
      await findPage('数据模型');
      document.body.insertAdjacentHTML('beforeend', `<${tag}></${tag.split(' ')[0]}>`);
      await user.keyboard('/{Control>}k{/Control}');
      expect(dialog()).toBeNull();
      document.body.lastElementChild?.remove();
      await user.keyboard('/');
      await field();
    },
  );

  test('offers the site’s searchTasks until something is typed, and closes when one is clicked', async () => {
    const searchTasks = [{ text: '看栏目表', link: CHANNEL }];
    const { user } = renderApp(createTestSite({ site: { searchTasks } }), '/model/');
    await user.click(await screen.findByRole('button', { name: /^搜索文档/ }));
    const input = await field();
    const tasks = await screen.findByRole('navigation', { name: '常做的事' });
    const link = within(tasks).getByRole('link', { name: '看栏目表' });
    await user.type(input, '栏');
    expect(screen.queryByRole('navigation', { name: '常做的事' })).toBeNull();
    await user.clear(input);
    await user.click(await screen.findByRole('link', { name: '看栏目表' }));
    await findPage('栏目');
    expect(link.getAttribute('href')).toBe(`/docs${CHANNEL}`);
    expect(dialog()).toBeNull();
  });

  test('opens by button and keys with its field focused, and returns the focus to the button', async () => {
    const { user, input } = await openDialog();
    expect(document.activeElement).toBe(input);
    expect(input.closest('[role="search"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: '关闭搜索' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(button());
    for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await user.keyboard(keys);
      expect(document.activeElement).toBe(await field());
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(dialog()).toBeNull());
    }
  });

  test('opens again when a key is pressed before the dialog’s close event', async () => {
    await openDialog();
    const closing = screen.getByRole<HTMLDialogElement>('dialog', { name: '搜索文档' });
    closing.close();
    fireEvent.keyDown(document.body, { key: '/' });
    // By then, the close event has been dispatched.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(dialog()).not.toBeNull();
    expect(document.activeElement).toBe(await field());
  });

  test('lists pages and their sections as links, and announces the number of pages', async () => {
    const { user, input } = await openDialog();
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await user.type(input, '栏目');
    expect((await options()).map((option) => option.getAttribute('href'))).toEqual([
      `/docs${CHANNEL}`,
      `/docs${CHANNEL}#${encodeURIComponent('字段')}`,
      `/docs${CHANNEL}#${encodeURIComponent('示例')}`,
      `/docs${SITE}`,
    ]);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe(
      'listbox',
    );
    expect(within(screen.getByRole('listbox')).getByRole('group', { name: '栏目' })).toBeTruthy();
    expect(screen.getByText('找到 2 个页面').getAttribute('role')).toBe('status');
    expect((await options())[0]?.querySelector('mark')?.textContent).toBe('栏目');
  });

  test('arrow keys, Home and End move round the list while the focus stays in the field', async () => {
    const { user, input } = await openDialog();
    // Pasted, not typed: each key would start a search, and its answer would select the first result again.
    await user.paste('栏目');
    const hrefs = (await options()).map((option) => option.getAttribute('href'));
    expect(await active()).toBe(hrefs[0]);
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 3],
      ['ArrowDown', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(await active()).toBe(hrefs[at]);
    }
    const selected = (await options()).filter((option) => option.getAttribute('aria-selected') === 'true');
    expect(selected.map(({ id }) => id)).toEqual([input.getAttribute('aria-activedescendant')]);
    expect(document.activeElement).toBe(input);
  });

  test('Enter opens the chosen result, closes the dialog and remembers the query', async () => {
    const { user } = await openDialog();
    await user.paste('站点');
    await options();
    await user.keyboard('{End}{Enter}');
    await findPage('站点');
    expect(dialog()).toBeNull();
    expect(window.location.pathname).toBe(`/docs${SITE}`);
    expect(readRecentSearches()).toEqual(['站点']);
  });

  test('`/` pressed in the dialog does not open it again', async () => {
    const { user, input } = await openDialog();
    await user.type(input, '栏目');
    await user.click(await screen.findByRole('radio', { name: '命令行' }));
    await user.keyboard('/');
    expect(screen.getByRole('combobox')).toBe(input);
    expect(document.activeElement).not.toBe(input);
  });

  test('Enter before the answer opens the search page with the query', async () => {
    engine.respond = undefined;
    const { user, input } = await openDialog();
    await user.type(input, '栏 目{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/docs/search.html'));
    expect(new URLSearchParams(window.location.search).get('q')).toBe('栏 目');
  });

  test('a chosen section limits the search', async () => {
    const { user, input } = await openDialog();
    expect((await screen.findAllByRole('radio')).map((radio) => radio.parentElement?.textContent)).toEqual([
      '全部',
      '数据模型',
      '命令行',
    ]);
    await user.type(input, 'x');
    await options();
    await user.click(screen.getByRole('radio', { name: '命令行' }));
    await waitFor(() => expect(engine.calls.at(-1)?.options?.section).toBe('cli'));
  });

  test('says that nothing was found, and offers a search of all sections and the nearest pages', async () => {
    engine.respond = (_query, options) =>
      options?.section ? { hits: [] } : { hits: [createHit(CHANNEL, '栏目')], total: 0 };
    const { user, input } = await openDialog();
    await user.click(await screen.findByRole('radio', { name: '命令行' }));
    await user.type(input, '兰木');
    expect((await screen.findAllByText('没有找到与「兰木」有关的内容')).length).toBeGreaterThan(0);
    expect(input.getAttribute('aria-expanded')).toBe('false');
    await user.click(await screen.findByRole('button', { name: '在全部栏目中搜索' }));
    expect(await screen.findByText('最接近的是：')).toBeTruthy();
    expect(await options()).toHaveLength(1);
    expect(screen.getAllByText('没有找到与「兰木」有关的内容').length).toBeGreaterThan(0);
  });

  test('recent searches can be used, removed and cleared', async () => {
    localStorage.setItem('recent-searches', JSON.stringify(['一', '二', '三']));
    const { user, input } = await openDialog();
    const recent = await screen.findByRole('region', { name: '最近搜索' });
    await user.click(within(recent).getByRole('button', { name: '从最近搜索中移除「二」' }));
    expect(readRecentSearches()).toEqual(['一', '三']);
    expect(document.activeElement).toBe(input);
    await user.click(within(recent).getByRole('button', { name: '三' }));
    expect(input.value).toBe('三');
    await options();
    await user.click(screen.getByRole('button', { name: '清空搜索词' }));
    await user.click(await screen.findByRole('button', { name: '清除全部' }));
    expect(screen.queryByRole('region', { name: '最近搜索' })).toBeNull();
    expect(readRecentSearches()).toEqual([]);
  });

  test('shows an alert with 重试 for a part of the index that failed, and keeps the page', async () => {
    engine.respond = undefined;
    const { user, input } = await openDialog();
    await user.type(input, 'x');
    await waitFor(() => expect(engine.calls).toHaveLength(1));
    engine.calls[0]?.fail(new ChunkLoadError('terms', { kind: 'http', status: 500 }, 'http://localhost/x'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('状态码 500');
    engine.respond = () => ({ hits: [createHit(CHANNEL, '栏目')] });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await options()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await findPage('数据模型')).toBeTruthy();
  });

  test('重试 opens an engine again that failed to open', async () => {
    openSearch.mockImplementation(() => Promise.reject(new Error('broken')));
    const { user, input } = await openDialog();
    await user.type(input, 'x');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('搜索出了故障');
    openSearch.mockImplementation(async () => engine);
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await options()).toHaveLength(4);
  });
});

describe('the search page', () => {
  test('searches for the query in its address, and updates the address when the field changes', async () => {
    const { user } = renderApp(createTestSite(), '/search.html?q=%E6%A0%8F%E7%9B%AE&section=model');
    await options();
    expect(engine.calls[0]).toMatchObject({ query: '栏目', options: { section: 'model' } });
    expect(document.title).toBe('搜索：栏目 | 测试文档');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const length = window.history.length;
    await user.type(await field(), '表');
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe('栏目表'));
    await waitFor(() => expect(document.title).toBe('搜索：栏目表 | 测试文档'));
    expect(window.history.length).toBe(length);
    expect(document.activeElement).toBe(await field());
  });

  test('offers the sections before anything is typed', async () => {
    renderApp(createTestSite(), '/search.html');
    await findPage('搜索');
    const list = screen.getByRole('heading', { name: '按栏目浏览' }).parentElement;
    expect(list?.textContent).toContain('命令行');
  });

  test('shows the last query again when the reader goes back from a result', async () => {
    const { user } = renderApp(createTestSite(), '/search.html?q=a');
    await options();
    await user.type(await field(), 'b');
    await waitFor(async () => expect(engine.calls.at(-1)?.query).toBe('ab'));
    // Clicked at once: the address does not have the new query yet.
    const result = (await options()).at(-1);
    await user.click(result as Element);
    await findPage('站点');
    window.history.back();
    await findPage('搜索');
    await waitFor(async () => expect((await field()).value).toBe('ab'));
    expect(window.location.search).toBe('?q=ab');
  });

  test('focuses its field, and opens no dialog, when the header’s search button is clicked', async () => {
    const { user } = renderApp(createTestSite(), '/search.html?q=a');
    await options();
    await user.click(button());
    expect(document.activeElement).toBe(await field());
    expect(dialog()).toBeNull();
  });

  test.each(['/search', '/search/', '/SEARCH.html'])('%s redirects to the search page', async (path) => {
    renderApp(createTestSite(), `${path}?q=x`);
    await findPage('搜索');
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/docs/search.html?q=x'),
    );
  });

  test('the older address /?q= opens the search page with the query', async () => {
    renderApp(createTestSite(), '/?q=x%20y');
    await findPage('搜索');
    expect((await field()).value).toBe('x y');
  });

  test('keeps its address if the content has a section called search', async () => {
    const site = createTestSite({
      pages: [
        { path: '/', title: '首页' },
        { path: '/search/', title: '搜索引擎优化' },
      ],
    });
    const { unmount } = renderApp(site, '/search.html');
    await findPage('搜索');
    unmount();
    renderApp(site, '/search/');
    await findPage('搜索引擎优化');
  });
});

describe('the page a result leads to', () => {
  async function openResult() {
    const app = await openDialog();
    engine.respond = () => ({ hits: [createHit(CHANNEL, '栏目')], terms: ['主键'] });
    await app.user.type(app.input, 'x');
    await options();
    await app.user.keyboard('{Enter}');
    await findPage('栏目');
    await waitFor(() => expect(marks()).toBeGreaterThan(0));
    return app;
  }
  const marks = () => document.querySelectorAll('main mark.search-term').length;

  test('has the search terms marked until the reader scrolls on by more than half a window', async () => {
    await openResult();
    expect(window.location.search).toBe('');
    act(() => scrollWindowTo(window.innerHeight / 2));
    expect(marks()).toBeGreaterThan(0);
    act(() => scrollWindowTo(window.innerHeight / 2 + 1));
    expect(marks()).toBe(0);
  });

  test('is marked again after a reload', async () => {
    const { unmount } = await openResult();
    unmount();
    renderApp(createTestSite());
    await waitFor(() => expect(marks()).toBeGreaterThan(0));
  });

  test('loses its marks on Escape', async () => {
    const { user } = await openResult();
    await user.keyboard('{Escape}');
    expect(marks()).toBe(0);
  });

  test('does not pass its marks on to the next page', async () => {
    const { openFromSidebar } = await openResult();
    await openFromSidebar('站点');
    await findPage('站点');
    expect(marks()).toBe(0);
  });
});

test('the 404 page offers a search for the words of its address', async () => {
  const { user } = renderApp(createTestSite(), '/model/tables/chanel-group.html');
  await findPage('404');
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索您要找的内容' });
  expect(input.value).toBe('chanel group');
  await user.type(input, 's{Enter}');
  await findPage('搜索');
  await waitFor(() => expect(engine.calls.at(-1)?.query).toBe('chanel groups'));
});
