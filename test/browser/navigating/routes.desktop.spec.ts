import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';
import { PUBLISHED, titleIn } from '../support/published';

/** Addresses in one test: few enough for its time limit on a slow machine. */
const BATCH_SIZE = 15;

for (const [name, paths] of PUBLISHED) {
  for (let start = 0; start < paths.length; start += BATCH_SIZE) {
    const batch = paths.slice(start, start + BATCH_SIZE);
    test(`published addresses of ${name} open their pages, from ${batch[0]} on`, async ({
      page,
      site,
      bundle,
    }) => {
      const { pages } = await bundle.section(`/${name}/`);
      const { title: siteTitle } = await bundle.site();
      for (const path of batch) {
        const response = await page.goto(withBase(path));
        expect.soft(response?.status(), path).toBe(200);
        await site.settled();
        await expect.soft(site.title, path).toContainText(titleIn(pages, path));
        await expect.soft(page, path).toHaveTitle(`${titleIn(pages, path)} | ${siteTitle}`);
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'zh-CN');
      }
    });
  }
}
