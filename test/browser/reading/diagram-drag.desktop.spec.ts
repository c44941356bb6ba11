import { expect, test } from '../support/fixtures';

// Desktop only: on a phone, the browser itself scrolls the box under a finger.
test('dragging with the mouse scrolls a diagram that is larger than its box', async ({ page, site }) => {
  await site.open('/model/relations.html');
  const diagram = page.locator('.mermaid').first();
  await expect(diagram.locator('> svg')).toBeVisible();
  const zoomIn = diagram.getByRole('button', { name: '放大图表' });
  for (let press = 0; press < 3; press++) await zoomIn.click();
  const frame = await diagram.boundingBox();
  if (!frame) throw new Error('the diagram has no box');
  const [x, y] = [frame.x + frame.width / 2, frame.y + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => diagram.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
});
