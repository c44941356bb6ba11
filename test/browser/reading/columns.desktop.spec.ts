import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';

test('a window has three columns from 1280 pixels, two from 720, and a drawer below that', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const link = site.outline.locator('a').first();
  const left = async (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(link).toBeVisible();
  expect(await left('.sidebar')).toBeLessThan(await left('main'));
  expect(await left('main')).toBeLessThan(await left('nav[aria-label="本页目录"]'));
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(link).toBeHidden();
  await expect(site.outline.getByRole('button')).toBeVisible();
  await page.setViewportSize({ width: 720, height: 800 });
  await expect(site.sidebar).toBeInViewport();
  await expect(site.hamburger).toBeHidden();
  await page.setViewportSize({ width: 719, height: 800 });
  await expect(site.sidebar).not.toBeInViewport();
  await expect(site.hamburger).toBeVisible();
});

test('an open drawer becomes the normal sidebar when the window grows', async ({ page, site }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await site.open(PAGE);
  await site.hamburger.click();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await site.linkTo('/fields/tables/bed.html').click();
  await expect(site.linkTo('/fields/tables/bed.html')).toHaveAttribute('aria-current', 'page');
});
