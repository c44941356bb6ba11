import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';
import { titleIn, WALKED } from '../support/published';

test('the sidebar leads to every page of its section', async ({ page, site, bundle }) => {
  const start = `/${WALKED.name}/`;
  const { pages } = await bundle.section(start);
  await site.open(start);
  for (const path of WALKED.paths) {
    await site.follow(path);
    await expect.soft(site.title, path).toContainText(titleIn(pages, path));
    await expect.soft(site.linkTo(path), path).toHaveAttribute('aria-current', 'page');
    expect.soft(new URL(page.url()).pathname).toBe(withBase(path));
  }
});
