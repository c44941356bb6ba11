import { expect, type Fault, test } from '../support/faulty-server';
import { LOAD_FAILURE } from '../support/fixtures';
import { takeDrawingsOff } from '../support/undrawn';

test.use({ allowedErrors: [LOAD_FAILURE] });

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';
const RECORD = /\/pages\/fields-tables-plant\.[\da-f]+\.json/;

test('if the connection breaks once in the middle of a record, the app loads it again without an alert', async ({
  site,
  server,
}) => {
  await site.open(FROM);
  server.fail(RECORD, 'cut', 1);
  await site.follow(TO);
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  await expect(site.alert).toHaveCount(0);
});

for (const [fault, words] of [
  ['cut', '连接失败'],
  ['long', '连接失败'],
  // The browser has cached this answer as complete, so 重试 must bypass the cache.
  ['short', '收到的内容不完整'],
] as Array<[Fault, string]>) {
  test(`${fault}: the page shows an alert, and 重试 loads the record`, async ({ site, server }) => {
    await site.open(FROM);
    server.fail(RECORD, fault);
    await site.follow(TO);
    await expect(site.alert).toContainText(words);
    server.mend();
    await site.alert.getByRole('button', { name: '重试' }).click();
    await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
    await expect(site.alert).toHaveCount(0);
  });
}

test('diagrams are drawn although their code was cut off twice while it loaded', async ({
  page,
  site,
  server,
}) => {
  await takeDrawingsOff(page, '/fields/relations.html');
  server.fail(/vendors~flowchart/, 'cut', 2);
  await site.open('/fields/relations.html');
  await expect(page.locator('.mermaid').first().locator('> svg')).toBeVisible();
});

test('if the app’s script is cut off, the page works as without JavaScript, and its links lead on', async ({
  page,
  site,
  server,
}) => {
  server.fail(/\/js\/main\./, 'cut');
  await page.goto(`/docs${FROM}`);
  await expect(site.title).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  server.mend();
  await site.linkTo(TO).click();
  await site.settled();
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
});
