import { expect, test } from '../support/fixtures';

const PAGE = '/guide/install.html';
const OTHER_PAGE = '/guide/';

test('every code block can be focused and has a labelled button to copy it', async ({ page, site }) => {
  await site.open(PAGE);
  const blocks = page.locator('div[class*="language-"]:visible');
  await expect(blocks.first()).toBeVisible();
  for (const block of await blocks.all()) {
    await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
    // At rest, not only under the pointer.
    await expect(block.getByRole('button', { name: /^复制代码/ })).toHaveText('复制');
  }
});

test('a code block with a long line scrolls with the arrow keys', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await site.open('/fields/relations.html');
  const pre = page.locator('div.language-sql pre').first();
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a code group keeps the chosen tab after a reload and on other pages', async ({ page, site }) => {
  await site.open(PAGE);
  const chosen = page.getByRole('tab', { name: 'Windows', exact: true }).first();
  await site.press(chosen);
  await page.reload();
  await site.settled();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await site.follow(OTHER_PAGE);
  await expect(site.linkTo(OTHER_PAGE)).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
});
