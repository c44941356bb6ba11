import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';

/** A page with a table of short columns. */
const SMALL = '/fields/tables/';

test('a table of properties shows each row as an entry within the screen, and keeps the roles of a table', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const table = site.main.getByRole('table').filter({ hasText: 'IndexName' }).first();
  const entry = table.getByRole('row', { name: /^IndexName/ });
  const name = entry.getByRole('rowheader');
  const cells = entry.getByRole('cell');
  await cells.last().scrollIntoViewIfNeeded();
  await expect(cells.last()).toBeInViewport({ ratio: 1 });
  const [nameBox, lastBox] = [await name.boundingBox(), await cells.last().boundingBox()];
  expect(lastBox?.y).toBeGreaterThanOrEqual((nameBox?.y ?? 0) + (nameBox?.height ?? 0));
  expect(lastBox?.x).toBe(nameBox?.x);
  // The name of its column stands before each value.
  const label = await cells.first().evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(await table.getByRole('columnheader').allTextContents()).toContain(label.replaceAll('"', ''));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('no table scrolls sideways on screens of 375 and 320 pixels', async ({ page, site }) => {
  for (const path of [PAGE, SMALL, '/fields/tables/bed.html', '/tags/plants.html', '/api/create.html']) {
    await site.open(path);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 667 });
      const wide = await site.main.locator('.table-scroll').evaluateAll((boxes) => {
        return boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent);
      });
      expect(wide, path).toEqual([]);
    }
  }
});

test('a small table keeps its columns side by side', async ({ site }) => {
  await site.open(SMALL);
  const small = site.main.locator('.table-scroll:not(.table-entries)').first();
  const [first, second] = await small.getByRole('row').first().getByRole('columnheader').all();
  const [one, two] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(two?.y).toBe(one?.y);
  expect(two?.x).toBeGreaterThan(one?.x ?? 0);
});
