import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';

const PAGE = '/fields/tables/plant.html';

/** Buttons that open and close groups, in document order. */
const groups = (site: Site): Locator => site.sidebar.locator('button[aria-expanded]');
const openGroups = (site: Site): Locator => site.sidebar.locator('button[aria-expanded=true]');

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

test('where the outline has no place, the sidebar lists the headings of the page, which lead to them', async ({
  page,
  site,
  bundle,
}) => {
  const { headers } = await bundle.record(PAGE);
  const heading = headers.filter(({ level }) => level === 2).at(2);
  await site.open(PAGE);
  await expect(site.sidebar.getByRole('link', { name: heading?.title ?? '', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  const link = site.sidebar.getByRole('link', { name: heading?.title ?? '', exact: true });
  await site.openDrawer();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${encodeURIComponent(heading?.slug ?? '')}$`));
  await expect(page.locator(`[id="${heading?.slug}"]`)).toBeInViewport();
});
