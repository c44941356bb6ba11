import { test as base, expect } from '@playwright/test';
import { SIDEBAR_BREAKPOINT_EM } from '../../../src/bundle/constants';
import { BuiltBundle } from './built-bundle';
import { collectFaults, reportViolations } from './guard';
import { Site } from './site';

interface Fixtures {
  /** Patterns of the errors that a test causes on purpose. Any other error fails the test. */
  allowedErrors: RegExp[];
  guard: undefined;
  site: Site;
  bundle: BuiltBundle;
  isPhone: boolean;
}

/** Console messages about a file that did not load, or that has the wrong content type. */
export const LOAD_FAILURE = /Failed to load resource|Refused to (?:execute script|apply style)/;

/** Playwright's `test`, with the site, its bundle, and a guard that fails a test on unexpected errors. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  guard: [
    async ({ context, baseURL, allowedErrors }, use) => {
      await reportViolations(context);
      const faults = collectFaults(context, new URL(baseURL ?? '').origin, allowedErrors);
      await use(undefined);
      expect(faults, 'errors nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  isPhone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) < SIDEBAR_BREAKPOINT_EM * 16);
  },
  site: async ({ page, isPhone }, use) => {
    await use(new Site(page, isPhone));
  },
  bundle: async ({ request }, use) => {
    await use(new BuiltBundle(request));
  },
});

export { expect };
