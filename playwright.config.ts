import { defineConfig } from '@playwright/test';
import { findChromium } from './test/browser/find-chromium';
import { findFreePort } from './test/browser/find-free-port';

// Workers read this file again and must come to the same port.
process.env.BROWSER_TEST_PORT ??= String(await findFreePort());
const port = process.env.BROWSER_TEST_PORT;
const origin = `http://localhost:${port}`;

/** The production build in `dist/`, over HTTP, in a real Chromium. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['./test/ci/tally-playwright.ts']],
  use: {
    baseURL: `${origin}/docs/`,
    browserName: 'chromium',
    launchOptions: await findChromium(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    // A worker would answer for addresses the tests make fail; it has its own tests.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'npm run serve',
    env: { PORT: port },
    url: `${origin}/docs/`,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
