import { watchFiles } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';

test('opening a page loads no other page in advance; hovering over a link loads its page before the click', async ({
  page,
  site,
  bundle,
}) => {
  const file = await bundle.fileOf(TO);
  const own = await bundle.fileOf(FROM);
  const files = watchFiles(page);
  const pages = () => files.filter((name) => name.startsWith('pages/') && name !== own);
  await page.clock.install();
  await site.open(FROM);
  await page.clock.runFor(5000);
  expect(pages()).toEqual([]);
  await page.clock.resume();
  const arrived = page.waitForResponse((response) => response.url().endsWith(file));
  await site.linkTo(TO).hover();
  await arrived;
  await site.linkTo(TO).click();
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  expect(pages()).toEqual([file]);
});

test('pressing the mouse button on a link loads its page before the button is released', async ({
  page,
  site,
  bundle,
}) => {
  const file = await bundle.fileOf(TO);
  await page.clock.install();
  await site.open(FROM);
  const arrived = page.waitForResponse((response) => response.url().endsWith(file));
  await site.linkTo(TO).hover();
  await page.mouse.down();
  // Less than `PREFETCH_REST_MS`, so that hovering alone loads nothing.
  await page.clock.runFor(1);
  await arrived;
});
