import { expect, test } from '../support/fixtures';
import { SearchBox } from '../support/search-box';

const PAGE = '/tags/plants.html';

test('the search loads when it is opened; typing shows results; following one leads to its heading and marks the words on the page', async ({
  page,
  site,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const isOfSearch = (file: string): boolean => /\/assets\/(?:search\/|js\/search)/.test(file);
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await expect(page.getByRole('button', { name: '搜索文档' })).toBeVisible();
  expect(files.filter(isOfSearch)).toEqual([]);
  await search.open();
  await expect.poll(() => files.filter(isOfSearch).length).toBeGreaterThan(1);
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveCSS('font-size', /^(?:1[6-9]|2\d)/);
  await search.field.pressSequentially('备份数据库');
  await expect(search.options.filter({ hasText: '备份' }).first()).toBeVisible();
  // Results change until the whole query has been searched for.
  await expect(
    search.options.first().locator('mark').filter({ hasText: '备份数据库' }).first(),
  ).toBeVisible();
  await expect(page.locator('.search-panel')).toHaveAttribute('aria-busy', 'false');
  await expect(search.status).toHaveText(/找到 \d+ 个页面/);
  const deep = search.options.and(page.locator('[href*="#"]')).first();
  const href = (await deep.getAttribute('href')) ?? '';
  await expect(page.locator('[role=option] mark').first()).toBeVisible();
  await site.press(deep);
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${href.split('#')[0]}#`));
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeInViewport();
  const count = () => page.evaluate(() => [...(CSS.highlights.get('search-term') ?? [])].length);
  await expect.poll(count).toBeGreaterThan(0);
  // The marks are highlights without elements, so that code is copied unchanged.
  await expect(page.locator('main mark')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(count).toBe(0);
});

test('a result for an attribute leads to its table row, highlighted and not covered by the navbar', async ({
  page,
  site,
}) => {
  const search = new SearchBox(page, site);
  await site.open('/tags/');
  await search.open();
  await search.find('qp:plants totalNum');
  const row = search.options.filter({ hasText: '列表通用属性 › totalNum' });
  await expect(row).toHaveAttribute('href', '/docs/tags/plants.html#totalnum');
  await site.press(row);
  const target = page.getByRole('row', { name: /^totalNum/ });
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  const plain = page.getByRole('row', { name: /^startNum/ }).getByRole('rowheader');
  const colour = await plain.evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect(target.getByRole('rowheader')).not.toHaveCSS('background-color', colour);
  // Somebody who was sent the address sees the row too.
  await page.goto(page.url());
  await page.reload();
  await site.settled();
  await expect(target).toBeInViewport({ ratio: 1 });
});

test('everyday words with a wrong character find a page; the page behind the search does not scroll while it is open', async ({
  page,
  site,
  isPhone,
}) => {
  const search = new SearchBox(page, site);
  await site.open(PAGE);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await search.open();
  await search.field.fill('把做好的摸板改坏了');
  const answer = search.options.filter({ hasText: '这页回答：模板改坏了怎么恢复' });
  await expect(answer).toHaveAttribute('href', '/docs/guide/backup.html');
  await expect(answer.locator('mark').filter({ hasText: '模板' }).first()).toBeVisible();
  await search.find('苗床');
  const box = await search.dialog.boundingBox();
  const view = page.viewportSize();
  if (isPhone) expect(box).toEqual({ x: 0, y: 0, width: view?.width, height: view?.height });
  const list = page.getByRole('listbox');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await page.keyboard.press('End');
  await expect(search.active).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await search.close();
  await expect(search.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});
