import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of the layout shifts that do not follow an input of the reader. */
    layoutShift?: number;
  }
}

/** A layout shift as browsers report it. TypeScript's DOM types lack it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up layout shifts from the beginning of each page opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    const add = (entry: PerformanceEntry): void => {
      const { value, hadRecentInput } = entry as LayoutShift;
      if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
    };
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** The sum so far. Waits for three frames first, so that their shifts are included. */
export async function readShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.layoutShift ?? Number.NaN;
  });
}
