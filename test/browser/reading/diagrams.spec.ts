import type { Locator, Page } from '@playwright/test';
import { DIAGRAM_LOADING_MIN_MS } from '../../../src/bundle/constants';
import { alterRecord } from '../support/broken-files';
import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { readShift, recordShifts } from '../support/layout-shift';
import { takeDrawingsOff } from '../support/undrawn';

const PAGE = '/model/relations.html';
/** A heading with two diagrams above it. */
const BELOW = `${PAGE}#${encodeURIComponent('字段与表单')}`;
const LIBRARY = '**/vendors~flowchart.*.js';

const firstDiagram = (page: Page): Locator => page.locator('.mermaid').first();
const drawing = (page: Page): Locator => firstDiagram(page).locator('> svg');

/** Addresses of the library's scripts that a page asks for. */
function watchLibrary(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/vendors~flowchart/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test.describe('a diagram with a drawing', () => {
  test('is there at once, without the library, and has a text alternative', async ({
    page,
    site,
    bundle,
  }) => {
    const library = watchLibrary(page);
    await site.open('/model/enumerations.html');
    await site.follow(PAGE);
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page)).toHaveAttribute('role', 'img');
    await expect(drawing(page)).toHaveAttribute('aria-label', /.+/);
    await expect(firstDiagram(page).getByRole('button', { name: '放大图表' })).toBeAttached();
    expect(library).toEqual([]);
    // The sanitiser has left the drawing whole.
    const { html } = await bundle.record(PAGE);
    expect(await drawing(page).locator('path').count()).toBe(
      (/<svg[\s\S]*?<\/svg>/.exec(html)?.[0].match(/<path/g) ?? []).length,
    );
  });

  test('moves nothing, where the page begins and at a heading below', async ({ page, site }) => {
    await recordShifts(page);
    for (const path of [PAGE, BELOW]) {
      await site.open(path);
      await expect(firstDiagram(page).locator('.mermaid-tools')).toBeAttached();
      expect(await readShift(page)).toBeLessThan(0.01);
    }
  });

  test('follows the colour scheme', async ({ page, site }) => {
    await site.open(PAGE);
    const shape = drawing(page).locator('rect, path').last();
    const fill = () => shape.evaluate((element) => getComputedStyle(element).fill);
    const light = await fill();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(fill).not.toBe(light);
  });

  test('can be made larger and put back', async ({ page, site }) => {
    await site.open(PAGE);
    const width = () => drawing(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await site.press(firstDiagram(page).getByRole('button', { name: '放大图表' }));
    await expect.poll(width).toBeGreaterThan(before);
    await site.press(firstDiagram(page).getByRole('button', { name: '复原图表' }));
    await expect.poll(width).toBe(before);
  });
});

test('the words of all diagrams are at least 12 pixels high at first sight', async ({
  page,
  site,
  bundle,
}) => {
  const { html } = await bundle.record(PAGE);
  expect(html).toContain('class="mermaid"');
  await site.open(PAGE);
  const sizes = await page.locator('.mermaid > svg').evaluateAll((drawings) =>
    drawings.flatMap((svg) => {
      const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]) || 1;
      const scale = svg.getBoundingClientRect().width / width;
      return [...svg.querySelectorAll('text')].map(
        (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
      );
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('a diagram is shown on the whole screen, and goes back to its place', async ({ page, site }) => {
  await site.open(PAGE);
  const opener = firstDiagram(page).getByRole('button', { name: '全屏显示图表' });
  await site.press(opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.mermaid > svg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(drawing(page)).toBeVisible();
});

test.describe('a diagram without a drawing', () => {
  test('is drawn by the browser, whose library comes with it alone', async ({ page, site }) => {
    const library = watchLibrary(page);
    await takeDrawingsOff(page, PAGE);
    await site.open('/model/enumerations.html');
    expect(library).toEqual([]);
    await site.follow(PAGE);
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page)).toHaveAttribute('role', 'img');
    await expect(drawing(page)).toHaveAttribute('aria-label', /.+/);
    expect(library).toHaveLength(1);
  });

  test('moves nothing, where the page begins and at a heading below', async ({ page, site }) => {
    await takeDrawingsOff(page, PAGE);
    await recordShifts(page);
    for (const path of [PAGE, BELOW]) {
      await site.open(path);
      await expect(page.locator('.mermaid:not([data-state="drawn"])')).toHaveCount(0);
      expect(await readShift(page)).toBeLessThan(0.01);
    }
  });

  test('follows the colour scheme', async ({ page, site }) => {
    await takeDrawingsOff(page, PAGE);
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
    await takeDrawingsOff(page, PAGE);
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
});

test.describe('without its library', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('the source is shown with an explanation, and the page is whole', async ({ page, site }) => {
    await takeDrawingsOff(page, PAGE);
    await page.route(LIBRARY, (route) => route.abort());
    await site.open(PAGE);
    await expect(firstDiagram(page)).toContainText('图表无法绘制');
    await expect(firstDiagram(page).locator('.mermaid-source')).toBeVisible();
    await expect(site.title).toBeVisible();
  });
});
