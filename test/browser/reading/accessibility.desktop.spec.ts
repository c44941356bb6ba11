import {
  COLORFUL_PAGES,
  PLAIN_PAGES,
  testPages,
  testSearch,
  testStates,
} from '../support/accessibility-checks';
import { findViolations } from '../support/axe';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';

test.describe('axe finds no violations', () => {
  // One of the pages does not exist, so the browser logs a failed load.
  test.use({ allowedErrors: [LOAD_FAILURE] });
  testPages(COLORFUL_PAGES);
  testPages(PLAIN_PAGES, ['light']);
  testSearch();
  testStates();

  test('the print document of a section', async ({ page }) => {
    await page.goto('/docs/print/guide.html');
    // The print document has no dark scheme, so one check is enough.
    expect(await findViolations(page)).toEqual([]);
  });
});
