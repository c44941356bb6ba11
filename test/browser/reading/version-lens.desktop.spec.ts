import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/grower.html';

test('choosing an older version marks newer rows, shows in the address, and stays on other pages', async ({
  page,
  site,
}) => {
  await site.open('/fields/tables/grower.html');
  const choice = page.getByRole('combobox', { name: '我用的版本' });
  await expect(choice).toHaveValue('2.4.0');
  const row = page.getByRole('row').filter({ hasText: 'Mobile' }).first();
  await expect(row).toContainText('2.3.0 起');
  await expect(row).not.toContainText('2.2.0 没有');

  await choice.selectOption('2.2.0');
  await expect(row).toContainText('2.3.0 起，2.2.0 没有');
  await expect(page).toHaveURL(/\?v=2\.2\.0/);
  await expect(page.getByText('已移除（')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'GroupId' })).toBeVisible();

  await site.open('/fields/tables/log.html');
  await expect(choice).toHaveValue('2.2.0');
  await expect(page).toHaveURL(/\?v=2\.2\.0/);

  await choice.selectOption('2.4.0');
  await expect(page).not.toHaveURL(/\?v=/);
});

test('an address with ?v= chooses a version, which stays in it on the next page and on going back; a newer page says so', async ({
  page,
  site,
}) => {
  await site.open(`${PAGE}?v=2.2`);
  await site.press(page.getByRole('navigation', { name: '上一篇下一篇' }).getByRole('link').last());
  await expect(page).not.toHaveURL(/grower\.html/);
  await expect(page).toHaveURL(/\?v=2\.2\.0/);
  await page.goBack();
  await expect(page).toHaveURL(/grower\.html\?v=2\.2\.0/);
  await expect(page.getByRole('combobox', { name: '我用的版本' })).toHaveValue('2.2.0');
  await site.open('/fields/tables/log.html?v=2.2');
  await expect(page.getByText('本页讲的内容从 2.3.0 起才有，2.2.0 没有')).toBeVisible();
});
