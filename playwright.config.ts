import { defineConfig } from '@playwright/test';
import { findFreePort } from './test/browser/support/find-free-port';
import { FIXTURE_DIST, FIXTURE_SOURCE } from './test/browser/support/fixture-site';
import { findChromium } from './tools/support/browser/find-chromium';

// Playwright's worker processes load this file again and must use the same port.
process.env.BROWSER_TEST_PORT ??= String(await findFreePort());
const port = process.env.BROWSER_TEST_PORT;
const origin = `http://localhost:${port}`;

/**
 * Tests over HTTP in a real Chromium: the fixture site, which the web server below builds, and in `test/browser/content/`
 * the production build in `dist/`.
 */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores of the smallest machine: while one test waits, the others use all cores.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // High, so that tests also pass on a busy machine. On an idle machine, the expected state comes within milliseconds.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./test/ci/tally-playwright.ts']],
  use: {
    baseURL: `${origin}/docs/`,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Tests need not wait for animations. The tests of animations turn them on again.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording traces takes a fifth of the time of all tests. `--trace retain-on-failure` keeps those of failed tests.
    trace: 'off',
    // A service worker would answer requests that a test makes fail on purpose. It has its own tests.
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
    command: `node tools/run.mjs build --source ${FIXTURE_SOURCE} --out ${FIXTURE_DIST} && node tools/run.mjs serve --out ${FIXTURE_DIST}`,
    // A cold build of the app takes half a minute on a busy machine.
    timeout: 240_000,
    env: { PORT: port },
    url: `${origin}/docs/`,
    reuseExistingServer: false,
    stderr: 'pipe',
  },
});
