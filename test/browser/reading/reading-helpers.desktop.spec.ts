import { expect, test } from '../support/fixtures';

const PAGE = '/model/tables/channel.html';
const NEXT = '/model/tables/site.html';

test.describe('the reading history', () => {
  test('leads back to the page and the heading that the reader saw last', async ({ page, site, bundle }) => {
    const { title, headers } = await bundle.record(PAGE);
    await site.open(NEXT);
    await site.open(PAGE);
    const heading = headers[1];
    await page.evaluate((slug) => {
      document.getElementById(slug)?.scrollIntoView({ behavior: 'instant' });
    }, heading?.slug ?? '');
    // The app writes the history a moment after the address bar, so leaving earlier would lose the heading.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(`${heading?.title}`);
    await site.open('/');
    const resume = page.getByRole('paragraph').filter({ hasText: '继续阅读' }).getByRole('link');
    await expect(resume).toHaveText(`${title} › ${heading?.title}`);
    const list = page.getByRole('region', { name: '最近阅读' }).getByRole('link');
    await expect(list).toHaveCount(2);
    await site.press(resume);
    await expect(site.title).toContainText(title);
    await expect(page.locator(`[id="${heading?.slug}"]`)).toBeInViewport();
  });

  test('can be cleared and turned off with one button, and turned on again', async ({ page, site }) => {
    await site.open(PAGE);
    await site.open('/');
    const region = page.getByRole('region', { name: '最近阅读' });
    await site.press(region.getByRole('button', { name: '清除并不再记录' }));
    await expect(region.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('继续阅读：')).toHaveCount(0);
    await site.open(PAGE);
    await site.open('/');
    await expect(region).toContainText('没有记录阅读历史');
    await site.press(region.getByRole('button', { name: '开始记录' }));
    await site.open(PAGE);
    await site.open('/');
    await expect(region.getByRole('link')).toHaveCount(1);
  });

  test('shows nothing on a first visit', async ({ page, site }) => {
    await site.open('/');
    await expect(page.getByRole('region', { name: '最近阅读' })).toHaveCount(0);
  });
});

test.describe('shortcuts', () => {
  test('N opens the next page and P the previous one; ? lists the shortcuts, and ? or Escape closes the list', async ({
    page,
    site,
  }) => {
    await site.open(PAGE);
    const next = await page.locator('nav[aria-label="上一篇下一篇"] a[rel=next]').getAttribute('href');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(new RegExp(`${next}$`));
    // The address bar changes before the page on screen does, and P goes back from the page on screen.
    await expect(site.sidebar.locator(`a[href="${next}"]`)).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('definition')).not.toHaveCount(0);
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('can be turned off, except for ?, which opens the list where they can be turned on again', async ({
    page,
    site,
  }) => {
    await site.open(PAGE);
    await page.keyboard.press('?');
    await page.getByRole('checkbox', { name: '启用单键快捷键' }).uncheck();
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await page.reload();
    await site.settled();
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(page.getByRole('checkbox', { name: '启用单键快捷键' })).not.toBeChecked();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });
});
