import {
  COLORFUL_PAGES,
  PLAIN_PAGES,
  testPages,
  testSearch,
  testStates,
} from '../support/accessibility-checks';
import { findViolations } from '../support/axe';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.describe('axe finds nothing', () => {
  // One of the pages is not there.
  test.use({ allowedErrors: [LOAD_FAILURE] });
  testPages(COLORFUL_PAGES);
  testPages(PLAIN_PAGES, ['light']);
  testSearch();
  testStates();

  test('a section as one document, to be printed', async ({ page }) => {
    await page.goto('/docs/print/host.html');
    // It has no dark colours.
    expect(await findViolations(page)).toEqual([]);
  });
});
