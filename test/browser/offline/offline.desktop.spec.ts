import { OFFLINE_PATH } from '../../../src/bundle/worker-contract';
import { findViolations } from '../support/axe';
import { entryOf, SECTION } from '../support/offline-section';
import { controlled, expect, savedSections, test } from '../support/worker-site';

test('a section is saved with one button, read offline in full, and removed', async ({
  page,
  site,
  bundle,
  connection,
}) => {
  await site.open(OFFLINE_PATH);
  await controlled(page);
  const entry = entryOf(page, SECTION);
  const { pages } = await bundle.section(`/${SECTION}/`);
  await expect(entry).toContainText(new RegExp(`${pages.length} 页，\\d+(?:\\.\\d+)? [KM]B`));
  await expect(entry).toContainText('未保存');
  expect(await findViolations(page)).toEqual([]);
  await site.press(entry.getByRole('button', { name: '保存' }));
  await expect(entry).toContainText('已保存', { timeout: 60_000 });
  await expect(entry.getByRole('button', { name: '删除' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  connection.cut();
  const last = pages.at(-1);
  await site.open(last?.path ?? '');
  await expect(site.title).toBeVisible();
  await expect(site.alert).toHaveCount(0);
  // None of these pages was opened before: they come from the saved section.
  for (const { path } of pages.slice(0, 3)) {
    await site.jump(path);
    await expect(site.alert).toHaveCount(0);
  }

  await site.open(OFFLINE_PATH);
  await site.press(entryOf(page, SECTION).getByRole('button', { name: '删除' }));
  await expect(entryOf(page, SECTION)).toContainText('未保存');
  expect(await savedSections(page)).toEqual([]);
});

test('the footer of a page links to the offline page', async ({ page, site }) => {
  await site.open('/fields/');
  await site.press(page.locator('.page-menu summary'));
  await site.press(page.locator('.page-menu').getByRole('link', { name: '离线阅读' }));
  await expect(site.title).toHaveText('离线阅读');
  await expect(entryOf(page, SECTION)).toBeVisible();
});
