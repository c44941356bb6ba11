import { BELOW_DIAGRAMS, DIAGRAM_PAGE, firstDiagram, firstDrawing, watchLibrary } from '../support/diagrams';
import { expect, test } from '../support/fixtures';
import { readShift, recordShifts } from '../support/layout-shift';

test.describe('a diagram that `npm run diagrams` has drawn', () => {
  test('shows without loading the diagram library, and has a text alternative', async ({
    page,
    site,
    bundle,
  }) => {
    const library = watchLibrary(page);
    await site.open('/model/enumerations.html');
    await site.follow(DIAGRAM_PAGE);
    await expect(firstDrawing(page)).toBeVisible();
    await expect(firstDrawing(page)).toHaveAttribute('role', 'img');
    await expect(firstDrawing(page)).toHaveAttribute('aria-label', /.+/);
    await expect(firstDiagram(page).getByRole('button', { name: '放大图表' })).toBeAttached();
    expect(library).toEqual([]);
    // The sanitiser has removed no path of the drawing.
    const { html } = await bundle.record(DIAGRAM_PAGE);
    expect(await firstDrawing(page).locator('path').count()).toBe(
      (/<svg[\s\S]*?<\/svg>/.exec(html)?.[0].match(/<path/g) ?? []).length,
    );
  });

  test('causes no layout shift, at the top of the page or at a heading below the diagram', async ({
    page,
    site,
  }) => {
    await recordShifts(page);
    for (const path of [DIAGRAM_PAGE, BELOW_DIAGRAMS]) {
      await site.open(path);
      await expect(firstDiagram(page).locator('.mermaid-tools')).toBeAttached();
      expect(await readShift(page)).toBeLessThan(0.01);
    }
  });

  test('follows the colour scheme', async ({ page, site }) => {
    await site.open(DIAGRAM_PAGE);
    const shape = firstDrawing(page).locator('rect, path').last();
    const fill = () => shape.evaluate((element) => getComputedStyle(element).fill);
    const light = await fill();
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect.poll(fill).not.toBe(light);
  });

  test('can be enlarged and set back to its original width', async ({ page, site }) => {
    await site.open(DIAGRAM_PAGE);
    const width = () => firstDrawing(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await site.press(firstDiagram(page).getByRole('button', { name: '放大图表' }));
    await expect.poll(width).toBeGreaterThan(before);
    await site.press(firstDiagram(page).getByRole('button', { name: '复原图表' }));
    await expect.poll(width).toBe(before);
  });
});

test('the text of all diagrams has a font size of at least 12 pixels when the page opens', async ({
  page,
  site,
  bundle,
}) => {
  const { html } = await bundle.record(DIAGRAM_PAGE);
  expect(html).toContain('class="mermaid"');
  await site.open(DIAGRAM_PAGE);
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

test('a diagram opens in full screen, and Escape puts it back in its place', async ({ page, site }) => {
  await site.open(DIAGRAM_PAGE);
  const opener = firstDiagram(page).getByRole('button', { name: '全屏显示图表' });
  await site.press(opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.mermaid > svg')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(firstDrawing(page)).toBeVisible();
});
