import { expect, type Page } from '@playwright/test';
import type { BuiltBundle } from './built-bundle';

/** Slug of a heading far enough down that the page has to scroll. */
export async function lowerHeading(bundle: BuiltBundle, path: string): Promise<string> {
  const { headers } = await bundle.record(path);
  const slug = headers.filter(({ level }) => level === 2).at(-2)?.slug;
  if (!slug) throw new Error(`${path} has too few headings for this test`);
  return slug;
}

/** Distance between the header's lower edge and a heading. CSS pixels. */
function distanceFromHeader(page: Page, slug: string): Promise<number> {
  return page.evaluate((id) => {
    const heading = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return heading - (document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN);
  }, slug);
}

/** Waits until a heading stands just below the header. */
export async function expectClearOfHeader(page: Page, slug: string): Promise<void> {
  await expect.poll(() => distanceFromHeader(page, slug)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => distanceFromHeader(page, slug)).toBeLessThan(60);
}

/** How far down the page the reader is. CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The hash of the address bar, decoded. */
export const hashOf = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);

/** Goes down or up at once, as a scroll bar does. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}
