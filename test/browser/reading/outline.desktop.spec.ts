import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';

test('the outline lists the headings of the page in order', async ({ site, bundle }) => {
  const { headers } = await bundle.record(PAGE);
  await site.open(PAGE);
  await expect(site.outline.locator('a')).toHaveText(headers.map(({ title }) => title));
});

test('the outline lists the headings of the next page after a navigation', async ({ site, bundle }) => {
  const { headers } = await bundle.record('/guide/install.html');
  await site.open('/guide/');
  await site.follow('/guide/install.html');
  await expect(site.outline.locator('a')).toHaveText(headers.map(({ title }) => title));
});

test('the home page has no outline', async ({ site }) => {
  await site.open('/');
  await expect(site.outline).toHaveCount(0);
});
