import { watchFiles } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const FROM = '/model/tables/site.html';
const TO = '/model/tables/channel.html';

test('a page under the pointer is there before the click', async ({ page, site, bundle }) => {
  const file = await bundle.fileOf(TO);
  await site.open(FROM);
  const files = watchFiles(page);
  const arrived = page.waitForResponse((response) => response.url().endsWith(file));
  await site.linkTo(TO).hover();
  await arrived;
  await site.linkTo(TO).click();
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  expect(files).toEqual([file]);
});

test('so is one the focus has reached', async ({ page, site, bundle }) => {
  const file = await bundle.fileOf(TO);
  await site.open(FROM);
  const arrived = page.waitForResponse((response) => response.url().endsWith(file));
  await site.linkTo(TO).focus();
  await arrived;
});

test('so is one whose link is pressed, before the button is up', async ({ page, site, bundle }) => {
  const file = await bundle.fileOf(TO);
  await page.clock.install();
  await site.open(FROM);
  const arrived = page.waitForResponse((response) => response.url().endsWith(file));
  await site.linkTo(TO).hover();
  await page.mouse.down();
  // Less than the pointer would have to rest.
  await page.clock.runFor(1);
  await arrived;
});

test('nothing is loaded ahead unasked', async ({ page, site, bundle }) => {
  const own = await bundle.fileOf(FROM);
  const files = watchFiles(page);
  await site.open(FROM);
  expect(files.filter((file) => file.startsWith('pages/') && file !== own)).toEqual([]);
});

for (const [name, connection] of [
  ['who save data', { saveData: true, effectiveType: '4g' }],
  ['on 2G', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is loaded ahead for readers ${name}`, async ({ page, site, bundle }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await page.clock.install();
    await site.open(FROM);
    const files = watchFiles(page);
    await site.linkTo(TO).hover();
    await page.clock.runFor(5000);
    expect(files).toEqual([]);
    await site.linkTo(TO).click();
    await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
    expect(files).toEqual([await bundle.fileOf(TO)]);
  });
}
