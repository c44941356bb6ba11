import { expect, test } from '../support/fixtures';

const PAGE = '/model/tables/channel.html';

test('lists the headings of the page, in their order', async ({ site, bundle }) => {
  const { headers } = await bundle.record(PAGE);
  await site.open(PAGE);
  await expect(site.outline.locator('a')).toHaveText(headers.map(({ title }) => title));
});

test('is another one on another page', async ({ site, bundle }) => {
  const { headers } = await bundle.record('/cli/setup.html');
  await site.open('/cli/');
  await site.follow('/cli/setup.html');
  await expect(site.outline.locator('a')).toHaveText(headers.map(({ title }) => title));
});

test('is absent on the home page', async ({ site }) => {
  await site.open('/');
  await expect(site.outline).toHaveCount(0);
});
