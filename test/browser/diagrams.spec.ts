import type { Locator, Page } from '@playwright/test';
import { DIAGRAM_LOADING_MIN_MS } from '../../src/bundle/constants';
import { alterRecord } from './broken-files';
import { expect, LOAD_FAILURE, test } from './fixtures';

const PAGE = '/model/relations.html';
const LIBRARY = '**/vendors~flowchart.*.js';

const firstDiagram = (page: Page): Locator => page.locator('.mermaid').first();
const drawing = (page: Page): Locator => firstDiagram(page).locator('> svg');

test.describe('a diagram', () => {
  test('is drawn, has a text alternative, and its library loads on such pages only', async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    const isLibrary = (url: string): boolean => /vendors~flowchart/.test(url);
    await site.open('/model/enumerations.html');
    expect(scripts.filter(isLibrary)).toEqual([]);
    await site.follow(PAGE);
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page)).toHaveAttribute('role', 'img');
    await expect(drawing(page)).toHaveAttribute('aria-label', /.+/);
    expect(scripts.filter(isLibrary)).toHaveLength(1);
  });

  test('follows the colour scheme', async ({ page, site }) => {
    await site.open(PAGE);
    await expect(drawing(page)).toBeVisible();
    const light = await drawing(page).innerHTML();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(() => drawing(page).innerHTML()).not.toBe(light);
    await expect(drawing(page)).toHaveCount(1);
  });

  test('shows that it is on its way for half a second at least', async ({ page, site }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const library = page.waitForResponse(LIBRARY);
    await page.goto(`/docs${PAGE}`);
    await site.settled();
    await library;
    await page.clock.runFor(DIAGRAM_LOADING_MIN_MS - 100);
    await expect(firstDiagram(page)).toHaveAttribute('aria-busy', '');
    await expect(drawing(page)).toHaveCount(0);
    await page.clock.resume();
    await expect(drawing(page)).toBeVisible();
    await expect(firstDiagram(page)).not.toHaveAttribute('aria-busy');
  });

  test('whose source is wrong shows it with an explanation', async ({ page, site, bundle }) => {
    await alterRecord(page, bundle, PAGE, {
      html: '<h1 id="a">a</h1><div class="mermaid"><pre class="mermaid-source"><code>graph TD; A --</code></pre></div>',
    });
    await site.open('/model/');
    await site.follow(PAGE);
    await expect(firstDiagram(page)).toContainText('图表无法绘制');
    await expect(firstDiagram(page).locator('.mermaid-source')).toContainText('graph TD; A --');
  });

  test('can be made larger and put back', async ({ page, site }) => {
    await site.open(PAGE);
    await expect(drawing(page)).toBeVisible();
    const width = () => drawing(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await site.press(firstDiagram(page).getByRole('button', { name: '放大图表' }));
    await expect.poll(width).toBeGreaterThan(before);
    await site.press(firstDiagram(page).getByRole('button', { name: '复原图表' }));
    await expect.poll(width).toBe(before);
  });
});

test.describe('without its library', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('the source is shown with an explanation, and the page is whole', async ({ page, site }) => {
    await page.route(LIBRARY, (route) => route.abort());
    await site.open(PAGE);
    await expect(firstDiagram(page)).toContainText('图表无法绘制');
    await expect(firstDiagram(page).locator('.mermaid-source')).toBeVisible();
    await expect(site.title).toBeVisible();
  });
});
