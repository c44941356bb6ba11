import { CHUNK_TIMEOUT_MS } from '../../../src/bundle/constants';
import { MESSAGES } from '../../../src/bundle/messages';
import { assetUrl, withBase } from '../../../src/bundle/paths';
import { breakFile, holdFile } from '../support/broken-files';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.use({ allowedErrors: [LOAD_FAILURE] });

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';

test.describe('a page that does not load', () => {
  test('shows an alert with the cause and the file; going back works, and 重试 loads the page', async ({
    page,
    site,
    bundle,
  }) => {
    const file = await bundle.fileOf(TO);
    await site.open(FROM);
    const mend = await breakFile(page, file, 'not-json');
    await site.follow(TO);
    await expect(site.alert).toContainText('收到的内容不完整');
    await expect(site.alert).toContainText(/Loading chunk \S+ failed\./);
    await expect(site.alert).toContainText(new URL(assetUrl(file), page.url()).href);
    await expect(site.progress).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(withBase(TO));
    await page.goBack();
    await expect(site.title).toContainText((await bundle.record(FROM)).title);
    await page.goForward();
    await expect(site.alert).toBeVisible();
    await mend();
    await site.alert.getByRole('button', { name: '重试' }).click();
    await expect(site.title).toContainText((await bundle.record(TO)).title);
    await expect(site.alert).toHaveCount(0);
  });

  test('a page opened by its address fails and recovers in the same way', async ({ page, site, bundle }) => {
    const mend = await breakFile(page, await bundle.fileOf(TO), 'not-json');
    // At its exact address, the page would need no record: its HTML comes rendered from the build.
    await page.goto(withBase('/FIELDS/tables/plant.html'));
    await expect(site.alert).toContainText('收到的内容不完整');
    await mend();
    await site.alert.getByRole('button', { name: '重试' }).click();
    await expect(site.alert).toHaveCount(0);
    await expect(site.title).toBeVisible();
  });

  test('says that the reader is offline, and loads by itself once the connection is back', async ({
    context,
    site,
  }) => {
    await site.open(FROM);
    await context.setOffline(true);
    await site.follow(TO);
    await expect(site.alert).toContainText('离线');
    await context.setOffline(false);
    await expect(site.alert).toHaveCount(0);
    await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  });

  test('fails after a timeout if its record never arrives', async ({ page, site, bundle }) => {
    await page.clock.install();
    await site.open(FROM);
    await holdFile(page, await bundle.fileOf(TO));
    await site.follow(TO);
    await expect(site.progress).toBeVisible();
    await page.clock.fastForward(CHUNK_TIMEOUT_MS - 5000);
    await expect(site.alert).toHaveCount(0);
    await page.clock.fastForward(5000);
    await expect(site.alert).toContainText(MESSAGES.failure.timeout);
    await expect(site.alert).toContainText('(timeout: ');
  });
});
