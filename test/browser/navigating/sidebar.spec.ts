import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';

const PAGE = '/fields/tables/plant.html';

/** Buttons that open and close groups, in document order. */
const groups = (site: Site): Locator => site.sidebar.locator('button[aria-expanded]');
const openGroups = (site: Site): Locator => site.sidebar.locator('button[aria-expanded=true]');

test('only the group of the page is open, but the links of all groups are in the document', async ({
  site,
  bundle,
}) => {
  await site.open(PAGE);
  await expect(openGroups(site)).toHaveCount(1);
  await expect(site.linkTo(PAGE).locator('xpath=ancestor::ul[@hidden]')).toHaveCount(0);
  const { pages } = await bundle.section(PAGE);
  for (const { path } of pages) await expect.soft(site.linkTo(path), path).toHaveCount(1);
});

test('a group that the reader has opened stays open after a navigation and a reload', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  await site.openDrawer();
  const last = groups(site).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await expect(openGroups(site)).toHaveCount(2);
  await site.linkTo('/fields/tables/bed.html').click();
  await expect(site.linkTo('/fields/tables/bed.html')).toHaveAttribute('aria-current', 'page');
  await expect(openGroups(site)).toHaveCount(2);
  await page.reload();
  await site.settled();
  await expect(groups(site).last()).toHaveAttribute('aria-expanded', 'true');
});

test('opening a page opens its group and closes no other', async ({ site }) => {
  await site.open('/fields/tables/grower.html');
  await expect(openGroups(site)).toHaveCount(1);
  await site.follow(PAGE);
  await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
  await expect(openGroups(site)).toHaveCount(2);
});

test('the keyboard opens and closes a group', async ({ page, site }) => {
  await site.open(PAGE);
  await site.openDrawer();
  await groups(site).last().focus();
  await page.keyboard.press('Enter');
  await expect(groups(site).last()).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(groups(site).last()).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar lists the headings of the current page, with links that lead to them', async ({
  page,
  site,
  bundle,
}) => {
  const { headers } = await bundle.record(PAGE);
  const heading = headers.filter(({ level }) => level === 2).at(2);
  await site.open(PAGE);
  const link = site.sidebar.getByRole('link', { name: heading?.title ?? '', exact: true });
  await site.openDrawer();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(heading?.slug ?? '')}$`));
  await expect(page.locator(`[id="${heading?.slug}"]`)).toBeInViewport();
});
