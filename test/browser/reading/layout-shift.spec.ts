import { expect, test } from '../support/fixtures';
import { readShift, recordShifts } from '../support/layout-shift';

/** Pages with parts that a script changes when it takes over: tabs, boxes that scroll, marked words. */
const PLACES = [
  '/',
  `/api/create.html#${encodeURIComponent('示例')}`,
  `/tags/plants.html#${encodeURIComponent('属性')}`,
  '/manual/growers.html',
  '/updates/',
];

test('hydration causes no layout shift', async ({ page, site }) => {
  await recordShifts(page);
  for (const path of PLACES) {
    await site.open(path);
    await expect(page.locator('.code-group:not(.has-tabs)')).toHaveCount(0);
    expect.soft(await readShift(page), decodeURIComponent(path)).toBeLessThan(0.01);
  }
});
