import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';
import { PUBLISHED, titleIn } from '../support/published';

/** The browser opens one of this many addresses; `snapshots.desktop.spec.ts` reads the HTML of all pages. */
const STEP = 6;

for (const [name, paths] of PUBLISHED) {
  test(`published addresses of ${name} open their pages`, async ({ page, site, bundle }) => {
    const { pages } = await bundle.section(`/${name}/`);
    const { title: siteTitle } = await bundle.site();
    for (const path of paths.filter((_, index) => index % STEP === 0)) {
      const response = await page.goto(withBase(path));
      expect.soft(response?.status(), path).toBe(200);
      await site.settled();
      await expect.soft(site.title, path).toContainText(titleIn(pages, path));
      await expect.soft(page, path).toHaveTitle(`${titleIn(pages, path)} | ${siteTitle}`);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'zh-CN');
    }
  });
}
