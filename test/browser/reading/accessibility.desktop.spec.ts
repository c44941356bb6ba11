import {
  ALL_PAGES,
  COLORFUL_PAGES,
  expectNoViolations,
  testPages,
  testSearch,
  testStates,
} from '../support/accessibility-checks';
import { LOAD_FAILURE, test } from '../support/fixtures';

test.describe('axe finds nothing, light', () => {
  // One of the pages is not there.
  test.use({ colorScheme: 'light', allowedErrors: [LOAD_FAILURE] });
  testPages(ALL_PAGES);
  testSearch();
  testStates();

  test('a section as one document, to be printed', async ({ page }) => {
    await page.goto('/docs/print/config.html');
    await expectNoViolations(page, 'a section to be printed');
  });
});

test.describe('axe finds nothing in the colours, dark', () => {
  test.use({ colorScheme: 'dark' });
  testPages(COLORFUL_PAGES);
  testSearch();
  testStates();
});
