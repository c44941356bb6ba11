import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** A page whose first table has more columns than any screen shows. */
const MANY_COLUMNS = '/tags/attributes.html';
const WITH_DATES = '/fields/tables/grower.html';
const NARROW = '/fields/tables/plant.html';

async function edges(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on screen');
  return { left: box.x, right: box.x + box.width };
}

test('a table wider than the text uses the free space up to the outline; scrolled, its rows’ names stay in view', async ({
  site,
}) => {
  await site.open(MANY_COLUMNS);
  const text = await edges(site.title);
  const outline = await edges(site.outline);
  const rights = await Promise.all(
    (await site.main.locator('.table-scroll').all()).map(async (box) => (await edges(box)).right),
  );
  expect(Math.max(...rights)).toBeGreaterThan(text.right + 16);
  expect(Math.max(...rights)).toBeLessThan(outline.left);
  const frame = site.main.getByRole('group', { name: '可横向滚动的表格' }).first();
  const name = frame.getByRole('rowheader').first();
  const before = await edges(name);
  await frame.evaluate((box) => {
    box.scrollLeft = box.scrollWidth;
  });
  await expect(frame.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 });
  expect((await edges(name)).left).toBeCloseTo(before.left, 0);
  await site.open(NARROW);
  expect((await edges(site.main.locator('.table-scroll').first())).right).toBeCloseTo(text.right, 0);
});

test('a connection string in a table breaks into at most one line per part on a tablet', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await site.open('/guide/connection.html');
  const code = site.main.getByRole('cell', { name: /CharSet=utf8mb4/ }).locator('code');
  // The string has eight parts. It used to break inside parts too, into twelve lines.
  expect(await code.evaluate((element) => element.getClientRects().length)).toBeLessThanOrEqual(8);
});

test('a date and a cell of two to four Chinese characters are on one line, also beside the number of a control', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/tags/plants.html', '/manual/growers.html']) {
    await site.open(path);
    const texts = await site.main.locator('tbody :is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const text = (cell.textContent ?? '').replace(/\d/g, '');
        const words = [...cell.childNodes].find((node) => node instanceof Text);
        if (!words || !/^\p{Script=Han}{2,4}$/u.test(text)) return [];
        const range = new Range();
        range.selectNodeContents(words);
        return [{ text, lines: range.getClientRects().length }];
      }),
    );
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ lines }) => lines > 1)).toEqual([]);
  }
  await site.open(WITH_DATES);
  const dates = site.main
    .getByRole('table')
    .locator('span')
    .filter({ hasText: /^\d{4}-\d\d-\d\d/ });
  await expect(dates).not.toHaveCount(0);
  const lines = await dates.evaluateAll((all) => all.map((date) => date.getClientRects().length));
  expect(lines.filter((count) => count > 1)).toEqual([]);
});
