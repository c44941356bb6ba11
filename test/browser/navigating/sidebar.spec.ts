import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';

const PAGE = '/model/tables/channel.html';

/** Buttons of the groups, outermost first. */
const groups = (site: Site): Locator => site.sidebar.locator('button[aria-expanded]');
const openGroups = (site: Site): Locator => site.sidebar.locator('button[aria-expanded=true]');

test('the group of the page is open, others are closed, their links in the document', async ({
  site,
  bundle,
}) => {
  await site.open(PAGE);
  await expect(openGroups(site)).toHaveCount(1);
  await expect(site.linkTo(PAGE).locator('xpath=ancestor::ul[@hidden]')).toHaveCount(0);
  const { pages } = await bundle.section(PAGE);
  for (const { path } of pages) await expect.soft(site.linkTo(path), path).toHaveCount(1);
});

test('groups stay as the reader left them, over navigation and reload', async ({ page, site }) => {
  await site.open(PAGE);
  await site.openDrawer();
  const last = groups(site).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await expect(openGroups(site)).toHaveCount(2);
  await site.linkTo('/model/tables/site.html').click();
  await expect(site.linkTo('/model/tables/site.html')).toHaveAttribute('aria-current', 'page');
  await expect(openGroups(site)).toHaveCount(2);
  await page.reload();
  await site.settled();
  await expect(groups(site).last()).toHaveAttribute('aria-expanded', 'true');
});

test('opening a page opens its group, and closes none', async ({ site }) => {
  await site.open('/model/tables/user.html');
  await expect(openGroups(site)).toHaveCount(1);
  await site.follow(PAGE);
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expect(openGroups(site)).toHaveCount(2);
});

test('a closed group can be opened by keyboard', async ({ page, site }) => {
  await site.open(PAGE);
  await site.openDrawer();
  await groups(site).last().focus();
  await page.keyboard.press('Enter');
  await expect(groups(site).last()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(groups(site).last()).toHaveAttribute('aria-expanded', 'false');
});

test('the link of the page shows its headings, which lead there', async ({ page, site, bundle }) => {
  const { headers } = await bundle.record(PAGE);
  const heading = headers.filter(({ level }) => level === 2).at(2);
  await site.open(PAGE);
  const link = site.sidebar.getByRole('link', { name: heading?.title ?? '', exact: true });
  await site.openDrawer();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(heading?.slug ?? '')}$`));
  await expect(page.locator(`[id="${heading?.slug}"]`)).toBeInViewport();
});
