import { defineConfig } from '@playwright/test';
import { findFreePort } from './test/browser/support/find-free-port';
import { findChromium } from './tools/support/browser/find-chromium';

// Workers read this file again and must come to the same port.
process.env.BROWSER_TEST_PORT ??= String(await findFreePort());
const port = process.env.BROWSER_TEST_PORT;
const origin = `http://localhost:${port}`;

/** The production build in `dist/` (or the folder `DIST` names), over HTTP, in a real Chromium. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the smallest machine has cores: while a test waits, the others use them.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // A cap for machines with other work, not a demand: what is awaited comes in milliseconds on an idle one.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./test/ci/tally-playwright.ts']],
  use: {
    baseURL: `${origin}/docs/`,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Nothing to wait for; the tests of movement ask for it back.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace is a fifth of what all tests cost; `--trace retain-on-failure` has it where one fails.
    trace: 'off',
    // A worker would answer for addresses that tests make fail; it has tests of its own.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.desktop\.spec\.ts$/,
      use: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `npm run serve -- --out ${process.env.DIST ?? 'dist'}`,
    env: { PORT: port },
    url: `${origin}/docs/`,
    reuseExistingServer: false,
    stderr: 'pipe',
  },
});
