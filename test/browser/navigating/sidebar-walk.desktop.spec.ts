import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';
import { PUBLISHED, titleIn } from '../support/published';

for (const [name, paths] of PUBLISHED) {
  test(`the sidebar of ${name} leads to every page`, async ({ page, site, bundle }) => {
    const { pages } = await bundle.section(`/${name}/`);
    await site.open(`/${name}/`);
    for (const path of paths) {
      await site.follow(path);
      await expect.soft(site.title, path).toContainText(titleIn(pages, path));
      await expect.soft(site.linkTo(path), path).toHaveAttribute('aria-current', 'page');
      expect.soft(new URL(page.url()).pathname).toBe(withBase(path));
    }
  });
}
