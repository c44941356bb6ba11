import { expect, type Page } from '@playwright/test';
import type { BuiltBundle } from './built-bundle';

/** Slug of a heading far enough down that the page has to scroll. */
export async function lowerHeading(bundle: BuiltBundle, path: string): Promise<string> {
  const { headers } = await bundle.record(path);
  const slug = headers.filter(({ level }) => level === 2).at(-2)?.slug;
  if (!slug) throw new Error(`${path} has too few headings for this test`);
  return slug;
}

/**
 * Distance from the lower edge of the header (in narrow windows, the outline bar) to a heading. CSS pixels.
 */
function distanceFromHeader(page: Page, slug: string): Promise<number> {
  return page.evaluate((id) => {
    const heading = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    const bars = [...document.querySelectorAll('header, .outline-toggle')];
    return heading - Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom));
  }, slug);
}

/** Waits until a heading is just below the header and the outline bar. */
export async function expectClearOfHeader(page: Page, slug: string): Promise<void> {
  await expect.poll(() => distanceFromHeader(page, slug)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => distanceFromHeader(page, slug)).toBeLessThan(60);
}

/** How far down the page the reader is. CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The hash of the address bar, decoded. */
export const hashOf = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);

/** Scrolls to a position at once, as dragging the scroll bar does. CSS pixels. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Scrolls down, or with a negative distance up, at once. CSS pixels. */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), distance);
}
