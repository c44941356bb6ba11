import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

test('a page can be read, with title, description and all links of its section', async ({
  page,
  site,
  bundle,
}) => {
  const path = '/model/tables/channel.html';
  const record = await bundle.record(path);
  const { pages } = await bundle.section(path);
  await page.goto(`/docs${path}`);
  await expect(site.title).toContainText(record.title);
  await expect(page).toHaveTitle(new RegExp(`^${record.title}`));
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    record.frontmatter.description ?? '',
  );
  for (const entry of pages) await expect.soft(site.linkTo(entry.path), entry.path).toBeVisible();
});

test('links lead on', async ({ page, site }) => {
  await page.goto('/docs/model/');
  await site.linkTo('/model/tables/channel.html').click();
  await expect(page).toHaveURL(/channel\.html$/);
  await expect(site.title).toBeVisible();
});

test('all items of a code group show, each with its title', async ({ page }) => {
  await page.goto('/docs/cli/setup.html');
  const group = page.locator('.code-group').first();
  for (const item of await group.locator('.code-group-item').all()) await expect(item).toBeVisible();
  await expect(group.locator('.code-group-title').first()).toBeVisible();
});

test('no control is shown that would do nothing', async ({ page, site, isPhone }) => {
  await page.goto('/docs/stl/contents/');
  await expect(site.title).toBeVisible();
  const names = await page
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent),
    );
  // The search opens its page, which tells what it needs.
  const groups = names.filter((name) => !name?.startsWith('搜索文档'));
  expect(groups.filter((name) => name === '本页目录' || name?.includes('解决'))).toEqual([]);
  if (isPhone) await expect(site.outline).toBeHidden();
});
