import { BELOW_DIAGRAMS, DIAGRAM_PAGE, firstDiagram, firstDrawing, watchLibrary } from '../support/diagrams';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { readShift, recordShifts } from '../support/layout-shift';
import { takeDrawingsOff } from '../support/undrawn';

const LIBRARY = '**/vendors~flowchart.*.js';

test.describe('a diagram that `npm run diagrams` has not drawn', () => {
  test('is drawn in the browser; the diagram library loads only with its page', async ({ page, site }) => {
    const library = watchLibrary(page);
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await site.open('/fields/enumerations.html');
    expect(library).toEqual([]);
    await site.follow(DIAGRAM_PAGE);
    await expect(firstDrawing(page)).toBeVisible();
    await expect(firstDrawing(page)).toHaveAttribute('role', 'img');
    await expect(firstDrawing(page)).toHaveAttribute('aria-label', /.+/);
    expect(library).toHaveLength(1);
  });

  test('causes no layout shift, at the top of the page or at a heading below the diagram', async ({
    page,
    site,
  }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await recordShifts(page);
    for (const path of [DIAGRAM_PAGE, BELOW_DIAGRAMS]) {
      await site.open(path);
      await expect(page.locator('.mermaid:not([data-state="drawn"])')).toHaveCount(0);
      expect(await readShift(page)).toBeLessThan(0.01);
    }
  });

  test('follows the colour scheme, also if it was drawn with forced colours', async ({ page, site }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await page.emulateMedia({ forcedColors: 'active' });
    await site.open(DIAGRAM_PAGE);
    await expect(firstDrawing(page)).toBeVisible();
    expect(await firstDrawing(page).innerHTML()).toContain('stroke="var(--diagram-line)"');
    await page.emulateMedia({ forcedColors: 'none' });
    const fill = () =>
      firstDrawing(page)
        .locator('rect')
        .last()
        .evaluate((element) => getComputedStyle(element).fill);
    const light = await fill();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(fill).not.toBe(light);
  });
});

test.describe('when the diagram library fails to load', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('the page shows the source of the diagram with an explanation', async ({ page, site }) => {
    await takeDrawingsOff(page, DIAGRAM_PAGE);
    await page.route(LIBRARY, (route) => route.abort());
    await site.open(DIAGRAM_PAGE);
    await expect(firstDiagram(page)).toContainText('图表无法绘制');
    await expect(firstDiagram(page).locator('.mermaid-source')).toBeVisible();
    await expect(site.title).toBeVisible();
  });
});
