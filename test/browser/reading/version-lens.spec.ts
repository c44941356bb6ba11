import { expect, test } from '../support/fixtures';

const PAGE = '/model/tables/user.html';

test('choosing an older version marks newer rows, shows in the address, and stays on other pages', async ({
  page,
  site,
}) => {
  await site.open('/plugin/sscms-api/IWxManager.html');
  const choice = page.getByRole('combobox', { name: '我用的版本' });
  await expect(choice).toHaveValue('7.4');
  const row = page.getByRole('row').filter({ hasText: 'DraftAddAsync' }).first();
  await expect(row).toContainText('7.3.0 起');
  await expect(row).not.toContainText('7.2 没有');

  await choice.selectOption('7.2');
  await expect(row).toContainText('7.3.0 起，7.2 没有');
  await expect(page).toHaveURL(/\?v=7\.2/);
  await expect(page.getByText('旧版本有、现在没有的')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'AddUserTag' })).toBeVisible();

  await site.open('/model/tables/user.html');
  await expect(choice).toHaveValue('7.2');
  await expect(page).toHaveURL(/\?v=7\.2/);

  await choice.selectOption('7.4');
  await expect(page).not.toHaveURL(/\?v=/);
});

test('an address with ?v= chooses this version', async ({ page, site }) => {
  await site.open(`${PAGE}?v=7.3`);
  await expect(page.getByRole('combobox', { name: '我用的版本' })).toHaveValue('7.3');
});

test('the chosen version stays in the address on the next page and on going back', async ({ page, site }) => {
  await site.open(`${PAGE}?v=7.2`);
  await site.press(page.getByRole('navigation', { name: '上一篇下一篇' }).getByRole('link').last());
  await expect(page).not.toHaveURL(/user\.html/);
  await expect(page).toHaveURL(/\?v=7\.2/);
  await page.goBack();
  await expect(page).toHaveURL(/user\.html\?v=7\.2/);
  await expect(page.getByRole('combobox', { name: '我用的版本' })).toHaveValue('7.2');
});

test('a page about something newer than the chosen version says so', async ({ page, site }) => {
  await site.open('/plugin/sscms-api/IPluginScheduledTask.html?v=7.2');
  await expect(page.getByText('本页讲的内容从 7.3.0 起才有，7.2 没有')).toBeVisible();
});
