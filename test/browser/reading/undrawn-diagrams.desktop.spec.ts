import { MIN_DIAGRAM_LOADING_MS } from '../../../src/bundle/constants';
import { alterRecord } from '../support/broken-files';
import { BELOW_DIAGRAMS, DIAGRAM_PAGE, firstDiagram, firstDrawing, watchLibrary } from '../support/diagrams';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { readShift, recordShifts } from '../support/layout-shift';
import { takeDrawingsOff } from '../support/undrawn';

const LIBRARY = '**/vendors~flowchart.*.js';

test.describe('a diagram without a drawing', () => {
  test('is drawn by the browser, whose library comes with it alone', async ({ page, site }) => {
    const library = watchLibrary(page);
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await site.open('/model/enumerations.html');
    expect(library).toEqual([]);
    await site.follow(DIAGRAM_PAGE);
    await expect(firstDrawing(page)).toBeVisible();
    await expect(firstDrawing(page)).toHaveAttribute('role', 'img');
    await expect(firstDrawing(page)).toHaveAttribute('aria-label', /.+/);
    expect(library).toHaveLength(1);
  });

  test('moves nothing, where the page begins and at a heading below', async ({ page, site }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await recordShifts(page);
    for (const path of [DIAGRAM_PAGE, BELOW_DIAGRAMS]) {
      await site.open(path);
      await expect(page.locator('.mermaid:not([data-state="drawn"])')).toHaveCount(0);
      expect(await readShift(page)).toBeLessThan(0.01);
    }
  });

  test('follows the colour scheme', async ({ page, site }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await site.open(DIAGRAM_PAGE);
    await expect(firstDrawing(page)).toBeVisible();
    const light = await firstDrawing(page).innerHTML();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(() => firstDrawing(page).innerHTML()).not.toBe(light);
    await expect(firstDrawing(page)).toHaveCount(1);
  });

  test('shows that it is on its way for half a second at least', async ({ page, site }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const library = page.waitForResponse(LIBRARY);
    await page.goto(`/docs${DIAGRAM_PAGE}`);
    await site.settled();
    await library;
    await page.clock.runFor(MIN_DIAGRAM_LOADING_MS - 100);
    await expect(firstDiagram(page)).toHaveAttribute('aria-busy', 'true');
    await expect(firstDrawing(page)).toHaveCount(0);
    await page.clock.resume();
    await expect(firstDrawing(page)).toBeVisible();
    await expect(firstDiagram(page)).not.toHaveAttribute('aria-busy');
  });

  test('whose source is wrong shows it with an explanation', async ({ page, site, bundle }) => {
    await alterRecord(page, bundle, DIAGRAM_PAGE, {
      html: '<h1 id="a">a</h1><div class="mermaid"><pre class="mermaid-source"><code>graph TD; A --</code></pre></div>',
    });
    await site.open('/model/');
    await site.follow(DIAGRAM_PAGE);
    await expect(firstDiagram(page)).toContainText('图表无法绘制');
    await expect(firstDiagram(page).locator('.mermaid-source')).toContainText('graph TD; A --');
  });
});

test.describe('without its library', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('the source is shown with an explanation, and the page is whole', async ({ page, site }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await page.route(LIBRARY, (route) => route.abort());
    await site.open(DIAGRAM_PAGE);
    await expect(firstDiagram(page)).toContainText('图表无法绘制');
    await expect(firstDiagram(page).locator('.mermaid-source')).toBeVisible();
    await expect(site.title).toBeVisible();
  });
});
