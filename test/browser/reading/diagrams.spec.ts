import { BELOW_DIAGRAMS, DIAGRAM_PAGE, firstDiagram, firstDrawing, watchLibrary } from '../support/diagrams';
import { expect, test } from '../support/fixtures';
import { readShift, recordShifts } from '../support/layout-shift';

const FULL_SCREEN = { name: '全屏显示图表' };

test.describe('a diagram that `npm run diagrams` has drawn', () => {
  test('shows without loading the diagram library, and has a text alternative', async ({
    page,
    site,
    bundle,
  }) => {
    const library = watchLibrary(page);
    await site.open('/fields/enumerations.html');
    await site.follow(DIAGRAM_PAGE);
    await expect(firstDrawing(page)).toBeVisible();
    await expect(firstDrawing(page)).toHaveAttribute('role', 'img');
    await expect(firstDrawing(page)).toHaveAttribute('aria-label', /.+/);
    await expect(firstDiagram(page).getByRole('button', FULL_SCREEN)).toBeAttached();
    expect(library).toEqual([]);
    // The sanitiser has removed nothing of the drawing.
    const { html } = await bundle.record(DIAGRAM_PAGE);
    const drawing = /<svg[\s\S]*?<\/svg>/.exec(html)?.[0] ?? '';
    for (const part of ['path', 'marker', '[marker-end]'])
      expect(await firstDrawing(page).locator(part).count()).toBe(
        drawing.split(part.startsWith('[') ? ' marker-end=' : `<${part}`).length - 1,
      );
  });

  test('causes no layout shift, at the top of the page or at a heading below the diagram', async ({
    page,
    site,
  }) => {
    await recordShifts(page);
    for (const path of [DIAGRAM_PAGE, BELOW_DIAGRAMS]) {
      await site.open(path);
      await expect(firstDiagram(page).getByRole('button', FULL_SCREEN)).toBeAttached();
      expect(await readShift(page)).toBeLessThan(0.01);
    }
  });

  test('shows whole, with text of at least 13 pixels; follows the colour scheme, also forced colours', async ({
    page,
    site,
  }) => {
    await site.open(DIAGRAM_PAGE);
    const drawings = await page.locator('.mermaid > svg').evaluateAll((svgs) =>
      svgs.map((svg) => {
        const box = svg.getBoundingClientRect();
        const scale = box.width / Number(svg.getAttribute('width'));
        const sizes = [...svg.querySelectorAll('text')].map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
        );
        return { isWhole: box.left >= 0 && box.right <= window.innerWidth, size: Math.min(...sizes) };
      }),
    );
    expect(drawings.length).toBeGreaterThan(1);
    for (const { isWhole, size } of drawings) {
      expect(isWhole).toBe(true);
      expect(size).toBeGreaterThanOrEqual(13);
    }

    const fillOf = (part: string) =>
      firstDrawing(page)
        .locator(part)
        .last()
        .evaluate((element) => getComputedStyle(element).fill);
    const light = await fillOf('rect');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => fillOf('rect')).not.toBe(light);

    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await expect.poll(() => fillOf('text')).toBe('rgb(255, 255, 255)');
    expect(await fillOf('rect')).toBe('rgb(0, 0, 0)');
    const icon = page.locator('.mermaid-tools button').first();
    await expect
      .poll(() => icon.evaluate((button) => getComputedStyle(button, '::before').backgroundColor))
      .toBe('rgb(255, 255, 255)');
  });
});

test('full screen fits the screen, can be enlarged and moved, and Escape puts the diagram back', async ({
  page,
  site,
}) => {
  await site.open(DIAGRAM_PAGE);
  const before = await firstDrawing(page).boundingBox();
  const opener = firstDiagram(page).getByRole('button', FULL_SCREEN);
  await site.press(opener);
  const dialog = page.getByRole('dialog');
  const drawing = dialog.locator('.mermaid > svg');
  await expect(drawing).toBeVisible();
  const box = async () => (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const fitting = await box();
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  expect(fitting.x).toBeGreaterThanOrEqual(0);
  expect(fitting.x + fitting.width).toBeLessThanOrEqual(screen.width);
  expect(fitting.y + fitting.height).toBeLessThanOrEqual(screen.height);

  const [x, y] = [fitting.x + fitting.width / 2, fitting.y + fitting.height / 2];
  await page.mouse.dblclick(x, y);
  await expect.poll(async () => (await box()).width).toBeCloseTo(2 * fitting.width, 0);
  const enlarged = await box();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 20, { steps: 3 });
  await page.mouse.up();
  expect((await box()).x).toBeCloseTo(enlarged.x - 60, 0);
  expect((await box()).y).toBeCloseTo(enlarged.y + 20, 0);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect((await firstDrawing(page).boundingBox())?.width).toBe(before?.width);
});
