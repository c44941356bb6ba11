import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

test('without JavaScript, a page has its title, description and all sidebar links of its section, which lead to their pages', async ({
  page,
  site,
  bundle,
}) => {
  const path = '/fields/tables/plant.html';
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
  await site.linkTo('/fields/tables/bed.html').click();
  await expect(page).toHaveURL(/bed\.html$/);
  await expect(site.title).toBeVisible();
});

test('without JavaScript, a code group shows all its items and a title, and buttons that would do nothing are hidden', async ({
  page,
  site,
  isPhone,
}) => {
  await page.goto('/docs/guide/install.html');
  const group = page.locator('.code-group').first();
  for (const item of await group.locator('.code-group-item').all()) await expect(item).toBeVisible();
  await expect(group.locator('.code-group-title').first()).toBeVisible();
  await page.goto('/docs/tags/plants.html');
  await expect(site.title).toBeVisible();
  const names = await page
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent),
    );
  expect(names.filter((name) => name === '本页目录' || name?.includes('解决'))).toEqual([]);
  if (isPhone) await expect(site.outline).toBeHidden();
});

test.describe('in a browser that is too old for the app', () => {
  test.use({ javaScriptEnabled: true, allowedErrors: [LOAD_FAILURE] });

  test('the page is styled and stays plain, links load the next document, an unknown address leads on', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
    await page.goto('/docs/fields/');
    const html = page.locator('html[data-plain]:not([data-js], [data-started])');
    await expect(html).toHaveCount(1);
    // Its rules are in no layer and so win over those of the app's sheets.
    const rules = page
      .locator('link[href*="/plain."]')
      .evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0);
    expect(await rules).toBeGreaterThan(100);
    const began = () => page.evaluate(() => performance.timeOrigin);
    const before = await began();
    await site.linkTo('/fields/tables/plant.html').click();
    await expect(page).toHaveURL(/plant\.html$/);
    await expect(site.title).toBeVisible();
    expect(await began()).not.toBe(before);
    await page.goto('/docs/nothing.html');
    await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible();
    await expect(html).toHaveCount(1);
  });
});
