import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';

test('the outline lists the headings of the page in order, also after a navigation; the home page has none', async ({
  site,
  bundle,
}) => {
  for (const [path, go] of [
    [PAGE, () => site.open(PAGE)],
    ['/fields/tables/bed.html', () => site.follow('/fields/tables/bed.html')],
  ] as const) {
    await go();
    const { headers } = await bundle.record(path);
    await expect(site.outline.locator('a')).toHaveText(headers.map(({ title }) => title));
  }
  await site.open('/');
  await expect(site.outline).toHaveCount(0);
});
