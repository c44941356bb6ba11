import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

test('the sidebar leads to every page of its section', async ({ page, site, bundle }) => {
  const { pages } = await bundle.section('/fields/');
  await site.open('/fields/');
  for (const { path, title } of pages) {
    await site.follow(path);
    await expect.soft(site.title, path).toContainText(title);
    await expect.soft(site.linkTo(path), path).toHaveAttribute('aria-current', 'page');
    expect.soft(new URL(page.url()).pathname).toBe(withBase(path));
  }
});
