import { expect, test } from '../support/fixtures';
import { expectClearOfHeader, hashOf, lowerHeading, scrollTo, scrollTop } from '../support/place-on-page';

const PAGE = '/fields/tables/plant.html';
const OTHER = '/fields/tables/bed.html';

test.describe('a hash', () => {
  test('in a link of the text leads to the heading on another page', async ({ page, site, bundle }) => {
    const slug = await lowerHeading(bundle, PAGE);
    await site.open(OTHER);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: '去那里' });
      document.querySelector('.theme-default-content')?.prepend(link);
    }, `/docs${PAGE}#${slug}`);
    await page.getByRole('link', { name: '去那里' }).click();
    await expect(page).toHaveURL(new RegExp(PAGE));
    await expectClearOfHeader(page, slug);
  });

  test('that is malformed causes no error; that of the last heading stays when the reader scrolls to the bottom', async ({
    page,
    site,
    bundle,
  }) => {
    const { headers } = await bundle.record(PAGE);
    const last = headers.at(-1)?.slug ?? '';
    await site.open(`${OTHER}#100%`);
    await expect(site.title).toBeVisible();
    await site.open(`${PAGE}#${encodeURIComponent(last)}`);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(site.outline.locator('[aria-current=location]')).toHaveText(headers.at(-1)?.title ?? '');
    expect(hashOf(page)).toBe(`#${last}`);
  });
});

test('focusing a link of the header with Tab keeps the scroll position, and so does a reload', async ({
  page,
  site,
  bundle,
}) => {
  const { title } = await bundle.site();
  await site.open(PAGE);
  await scrollTo(page, 600);
  await page.keyboard.press('Tab');
  const name = page.getByRole('banner').getByRole('link', { name: title, exact: true });
  for (let stop = 0; stop < 3 && !(await name.evaluate((link) => link.matches(':focus'))); stop++) {
    await page.keyboard.press('Tab');
  }
  await expect(name).toBeFocused();
  expect(await scrollTop(page)).toBe(600);
  await expect.poll(() => hashOf(page)).not.toBe('');
  await page.reload();
  await site.settled();
  await expect.poll(() => scrollTop(page)).toBe(600);
});
