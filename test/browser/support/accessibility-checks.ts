import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect } from './fixtures';
import type { Site } from './site';

const COLOR_SCHEMES = ['dark', 'light'] as const;

type ColorSchemes = readonly (typeof COLOR_SCHEMES)[number][];

/** `part`: selector of the part to check, if another test checks the rest of the page. */
export async function expectNoViolations(
  page: Page,
  kind: string,
  part?: string,
  colorSchemes: ColorSchemes = COLOR_SCHEMES,
): Promise<void> {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await findViolations(page, part), `${kind}, ${colorScheme}`).toEqual([]);
  }
}

/** Opens a page, waits until its diagrams are drawn, and checks it. */
export async function checkPage(
  page: Page,
  site: Site,
  path: string,
  colorSchemes?: ColorSchemes,
): Promise<void> {
  await site.open(path);
  await expect(page.locator('.mermaid[aria-busy]')).toHaveCount(0);
  await expectNoViolations(page, path, undefined, colorSchemes);
}
