import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

test('the home page greets, offers an action, and a card for each section', async ({
  page,
  site,
  bundle,
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
  for (const item of nav) {
    const cards = site.main.locator(`.home-features a[href="${withBase(item.link ?? '')}"]`);
    await expect.soft(cards, item.text).toHaveCount(1);
  }
});

test('the home page names the latest release, and has its ways in side by side where there is room', async ({
  page,
  site,
  isPhone,
}) => {
  await site.open('/');
  await expect(site.main.getByRole('heading', { name: '最新版本' })).toBeVisible();
  await expect(site.main.locator('a[href^="/docs/updates/"]').filter({ hasText: /^7\.\d/ })).toBeVisible();
  const tops = await page
    .locator('.custom > h3')
    .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().top)));
  const highest = tops.filter((top) => top === Math.min(...tops));
  expect(highest).toHaveLength(isPhone ? 1 : 3);
});

test('every entry of the top navigation opens its section and is marked there', async ({
  page,
  site,
  bundle,
}) => {
  const { nav } = await bundle.site();
  await site.open('/');
  for (const { text, link } of nav) {
    await site.openDrawer();
    const entry = page.locator(`nav[aria-label="主导航"] a[href="${withBase(link ?? '')}"]`);
    await site.press(entry);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('nav[aria-label="主导航"] [aria-current=page]'), text).toHaveCount(1);
  }
});
