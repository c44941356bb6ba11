import { expect, test } from '../support/fixtures';

// Low enough that the sidebar does not fit.
test.use({ viewport: { width: 1440, height: 480 } });

test('the active link is in sight, however far down it is', async ({ site }) => {
  const path = '/model/tables/dbCache.html';
  await site.open(path);
  await expect(site.linkTo(path)).toBeInViewport();
});

test('the sidebar stays where the reader scrolled it when they open a page in sight', async ({
  page,
  site,
}) => {
  await site.open('/model/tables/wxChat.html');
  const box = page.locator('.sidebar');
  const before = await box.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(0);
  await site.linkTo('/model/tables/wxMenu.html').click();
  await expect(site.linkTo('/model/tables/wxMenu.html')).toHaveAttribute('aria-current', 'page');
  await expect(site.linkTo('/model/tables/wxMenu.html')).toBeInViewport();
  const moved = Math.abs((await box.evaluate((element) => element.scrollTop)) - before);
  // The list of headings moves from one link to the other; the sidebar does not jump.
  expect(moved).toBeLessThan(300);
});
