import type { Page, Route } from '@playwright/test';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { takeDrawingsOff } from '../support/undrawn';

// The second pattern matches the empty error of HTML that ran as a script.
test.use({ allowedErrors: [new RegExp(`${LOAD_FAILURE.source}|^script: $`)] });

const PAGE = '/fields/tables/plant.html';
const NEXT = '/fields/tables/bed.html';
const WITH_DIAGRAM = '/fields/relations.html';

type Answer = Parameters<Route['fulfill']>[0];

/** Answers for scripts and styles. The browser loads these and treats all error statuses alike. */
const ANSWERS: Array<[name: string, answer: Answer]> = [
  ['404', { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }],
  ['HTML', { contentType: 'text/html', body: '<!doctype html><title>登录</title>' }],
];

/** Answers for records and indexes. The app loads these and takes a 404 as the sign of a new version. */
const ANSWERS_TO_THE_APP: typeof ANSWERS = [
  ...ANSWERS,
  ['500', { status: 500, contentType: 'text/html', body: '<!doctype html><h1>500</h1>' }],
];

/** Gives all matching requests this answer from now on. */
async function answerFor(page: Page, pattern: string, answer: Answer): Promise<void> {
  await page.route(pattern, (route) => route.fulfill(answer));
}

for (const [name, answer] of ANSWERS) {
  test.describe(`${name} in place of`, () => {
    test('js/main: the page works as without JavaScript', async ({ page, site }) => {
      await answerFor(page, '**/assets/js/main.*', answer);
      await page.goto(`/docs${PAGE}`);
      await expect(site.title).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await site.linkTo(NEXT).click();
      await expect(page).toHaveURL(/bed\.html$/);
      await expect(site.title).toBeVisible();
    });

    test('css/later: the page shows, and the app runs', async ({ page, site }) => {
      await answerFor(page, '**/assets/css/later.*', answer);
      await site.open(PAGE);
      await expect(site.title).toBeVisible();
      await site.linkTo(NEXT).evaluate((link: HTMLElement) => link.click());
      await expect(site.linkTo(NEXT)).toHaveAttribute('aria-current', 'page');
    });
    test('js/diagrams: the page shows the source of the diagram and no alert', async ({ page, site }) => {
      await takeDrawingsOff(page, WITH_DIAGRAM);
      await answerFor(page, '**/assets/js/diagrams.*', answer);
      await site.open(WITH_DIAGRAM);
      await expect(page.locator('.mermaid').first()).toContainText('图表无法绘制');
      await expect(site.alert).toHaveCount(0);
      await site.follow(PAGE);
      await expect(site.linkTo(PAGE)).toHaveAttribute('aria-current', 'page');
    });

    test('js/zoom: the page shows its images and no alert', async ({ page, site, bundle }) => {
      const record = await bundle.record(NEXT);
      const image = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
      await page.route(`**/assets/pages/fields-tables-bed.*`, (route) =>
        route.fulfill({ json: { ...record, html: `<h1 id="a">a</h1><p><img src='${image}' alt="图"></p>` } }),
      );
      const asked = page.waitForRequest('**/assets/js/zoom.*');
      await answerFor(page, '**/assets/js/zoom.*', answer);
      await site.open(PAGE);
      await site.follow(NEXT);
      await asked;
      await expect(page.getByAltText('图')).toBeVisible();
      await expect(site.alert).toHaveCount(0);
    });
  });
}

test('a wrong answer in place of the start file: the page stays as it is, and the app starts once the file loads', async ({
  page,
  site,
}) => {
  for (const [, answer] of ANSWERS_TO_THE_APP) {
    await answerFor(page, '**/assets/start/fields.*', answer);
    await page.goto(`/docs${PAGE}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await expect(site.title).toBeVisible();
    await expect(site.linkTo(NEXT)).toBeVisible();
    await page.unroute('**/assets/start/fields.*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await site.settled();
    await expect(page.locator('html')).toHaveAttribute('data-js');
  }
});
