import { expect, test } from '../support/fixtures';
import { scrollBy } from '../support/place-on-page';

test('the outline button opens a list of headings over the page; Escape closes it; tapping one leads to the heading and closes it', async ({
  page,
  site,
  bundle,
}) => {
  const { headers } = await bundle.record('/fields/tables/plant.html');
  const target = headers.filter(({ level }) => level === 2).at(2);
  await site.open('/fields/tables/plant.html');
  const button = site.outline.getByRole('button', { name: '本页目录' });
  const link = site.outline.getByRole('link', { name: target?.title ?? '', exact: true });
  await expect(link).toBeHidden();
  const before = await site.title.boundingBox();
  await button.tap();
  await expect(link).toBeVisible();
  expect(await site.title.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await link.tap();
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(target?.slug ?? '')}$`));
  await expect(page.locator(`[id="${target?.slug}"]`)).toBeInViewport();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the outline bar names the current heading, hides on scrolling down and returns on scrolling up', async ({
  page,
  site,
  bundle,
}) => {
  const { headers } = await bundle.record('/fields/tables/plant.html');
  const target = headers.filter(({ level }) => level === 2).at(2);
  await site.open(`/fields/tables/plant.html#${encodeURIComponent(target?.slug ?? '')}`);
  const button = site.outline.getByRole('button', {
    name: new RegExp(`本页目录.*${target?.title}`),
  });
  await expect(button).toBeInViewport({ ratio: 1 });

  // The app takes the first scroll event only as its starting position, so a single scroll may hide nothing. A finger
  // causes many.
  await expect(async () => {
    await scrollBy(page, 20);
    await expect(page.locator('.page-bar')).toHaveCSS('opacity', '0', { timeout: 500 });
  }).toPass();
  await scrollBy(page, -30);
  await expect(page.locator('.page-bar')).toHaveCSS('opacity', '1');
  await expect(button).toBeInViewport({ ratio: 1 });
});
