import { expect, test } from '../support/fixtures';

// A window so low that the sidebar has to scroll.
test.use({ viewport: { width: 1440, height: 300 } });

test('the sidebar shows the link of the current page, even if it is far down', async ({ site }) => {
  const path = '/fields/tables/grower.html';
  await site.open(path);
  await expect(site.linkTo(path)).toBeInViewport();
});

test('the sidebar does not jump when the reader opens a page whose link is in view', async ({
  page,
  site,
}) => {
  await site.open('/fields/tables/bed.html');
  const box = page.locator('.sidebar');
  const before = await box.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(100);
  await site.linkTo('/fields/tables/plant.html').click();
  await expect(site.linkTo('/fields/tables/plant.html')).toHaveAttribute('aria-current', 'page');
  await expect(site.linkTo('/fields/tables/plant.html')).toBeInViewport();
  const moved = Math.abs((await box.evaluate((element) => element.scrollTop)) - before);
  // It may move a little, because the list of headings moves from one link to the other.
  expect(moved).toBeLessThan(100);
});
