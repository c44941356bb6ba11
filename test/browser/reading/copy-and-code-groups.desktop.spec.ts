import { expect, test } from '../support/fixtures';

const PAGE = '/guide/install.html';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the copy button copies the code, shows 已复制 and tells screen readers', async ({ page, site }) => {
  await site.open(PAGE);
  const block = page.locator('div[class*="language-"]:visible').first();
  const code = (await block.locator('pre').innerText()).trim();
  const button = block.getByRole('button', { name: /^复制代码/ });
  await site.press(button);
  await expect(button).toHaveText('已复制');
  await expect(page.getByRole('status')).toHaveText('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('a code group shows one panel at a time, chosen by pressing its tab or with the arrow keys', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const group = page.locator('.code-group').first();
  const tabs = group.getByRole('tab');
  const panels = group.getByRole('tabpanel');
  await expect(panels).toHaveCount(1);
  await site.press(tabs.nth(1));
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(panels).toHaveAttribute('aria-labelledby', (await tabs.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});
