import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All rules of WCAG 2.2 up to level AA, and axe's best practices. */
const ALL_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result another colour scheme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Violations that axe finds, as `rule: selectors`. axe checks all rules in the light scheme, but only those
 * on colours in the dark scheme. `part`: selector of the part to check, if another test checks the rest of
 * the page.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    // The other mode opens a page to merge the results of cross-origin frames, which the site does not have.
    .setLegacyMode();
  const { violations } = await (isDark ? axe.withRules(COLOR_RULES) : axe.withTags(ALL_TAGS)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
