import { withBase } from '../../../src/bundle/paths';
import { watchFiles } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';

test('following a link changes the title, the address and the current marker, focuses the page and announces it', async ({
  page,
  site,
  bundle,
}) => {
  const { title } = await bundle.record(TO);
  const { title: siteTitle } = await bundle.site();
  await site.open(FROM);
  await site.follow(TO);
  await expect(page).toHaveTitle(`${title} | ${siteTitle}`);
  expect(new URL(page.url()).pathname).toBe(withBase(TO));
  await expect(site.main).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(`已打开：${title}`);
  await expect(site.sidebar.locator('[aria-current=page]')).toHaveAttribute('href', withBase(TO));
});

test('a page of a loaded section needs one request, a page of another section two', async ({
  page,
  site,
  bundle,
}) => {
  await site.open(FROM);
  const files = watchFiles(page);
  await site.follow(TO);
  await expect(site.linkTo(TO)).toHaveAttribute('aria-current', 'page');
  expect(files).toEqual([await bundle.fileOf(TO)]);
  await site.openDrawer();
  await site.press(page.locator(`nav[aria-label="主导航"] a[href="${withBase('/guide/')}"]`));
  await expect(site.linkTo('/guide/')).toHaveAttribute('aria-current', 'page');
  expect(files.slice(1)).toEqual([expect.stringMatching(/^sections\/guide/), await bundle.fileOf('/guide/')]);
});
