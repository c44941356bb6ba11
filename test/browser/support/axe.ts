import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All rules of WCAG 2.2 AA, and what is good practice. */
const ALL_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another colour scheme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Faults axe finds, as `rule: selectors`: by all rules where the page is light, by those on colours
 * where it is dark. `part`: selector of what is new, where another test has looked at the rest.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    // Its other mode puts results together in a page of its own, for frames of other sites: there are none.
    .setLegacyMode();
  const { violations } = await (isDark ? axe.withRules(COLOR_RULES) : axe.withTags(ALL_TAGS)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
