import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

test('the home page has its title, cards for the entries of the top navigation, the latest release and tasks, three in a row, one on a phone', async ({
  page,
  site,
  bundle,
  isPhone,
}) => {
  const { frontmatter } = await bundle.record('/');
  const { title, nav } = await bundle.site();
  await site.open('/');
  await expect(page).toHaveTitle(title);
  await expect(site.title).toHaveText(frontmatter.heroText ?? '');
  await expect(site.main.getByRole('link', { name: frontmatter.actionText ?? '' }).first()).toHaveAttribute(
    'href',
    withBase(frontmatter.actionLink ?? ''),
  );
  for (const item of nav.filter(({ link }) => link !== undefined)) {
    const cards = site.main.locator(`.home-features a[href="${withBase(item.link ?? '')}"]`);
    await expect.soft(cards, item.text).toHaveCount(1);
  }
  await expect(site.main.getByRole('heading', { name: '最新版本' })).toBeVisible();
  await expect(site.main.locator('a[href^="/docs/updates/"]').filter({ hasText: /^2\.\d/ })).toBeVisible();
  const tops = await page
    .locator('.custom > h3')
    .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().top)));
  const highest = tops.filter((top) => top === Math.min(...tops));
  expect(highest).toHaveLength(isPhone ? 1 : 3);
  for (const name of ['安装', '写模板', '备份与搬家']) {
    await expect(site.main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
});

test('the search field of the home page opens the search dialog; a task leads to its page', async ({
  page,
  site,
}) => {
  await site.open('/');
  await site.press(site.main.getByRole('button', { name: /^搜索/ }));
  await page.getByRole('combobox', { name: '搜索文档' }).fill('备份');
  await expect(page.getByRole('option', { name: /备份/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await site.press(site.main.getByRole('link', { name: '备份与恢复', exact: true }));
  await expect(page).toHaveURL(/guide\/backup\.html$/);
});

test('every entry of the top navigation, and of its menu 更多, opens its section and is then the only current entry', async ({
  page,
  site,
  bundle,
}) => {
  const { nav } = await bundle.site();
  await site.open('/');
  for (const { text, link } of nav.filter((item) => item.link !== undefined)) {
    await site.openDrawer();
    const entry = page.locator(`nav[aria-label="主导航"] a[href="${withBase(link ?? '')}"]`);
    await site.press(entry);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('nav[aria-label="主导航"] [aria-current=page]'), text).toHaveCount(1);
  }
  await site.openDrawer();
  const menu = page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '更多' });
  // In the drawer it is open.
  if (!site.isPhone) await site.press(menu);
  await site.press(page.getByRole('link', { name: '版本更新', exact: true }).first());
  await expect(page).toHaveURL(/\/docs\/updates\/$/);
});
