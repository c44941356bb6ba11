import { expect, test } from '../support/fixtures';
import { ZoomablePage } from '../support/zoomable-page';

test('a press opens an image; Escape, or scrolling 40 pixels, closes it; an image in a link is the link’s', async ({
  page,
  site,
  bundle,
}) => {
  const zoomable = await ZoomablePage.open(page, site, bundle);

  await test.step('Escape closes it', async () => {
    await site.press(zoomable.image);
    await expect(zoomable.overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await zoomable.expectClosed();
  });

  await test.step('scrolling closes it', async () => {
    await zoomable.grow();
    await zoomable.scroll();
    await zoomable.expectClosed();
  });

  await test.step('an image in a link is the link’s', async () => {
    const linked = page.getByRole('img', { name: '链接里的图' });
    await expect(linked).toBeVisible();
    await site.press(linked);
    await expect(page).toHaveURL(/\/docs\/model\/$/);
    await zoomable.expectClosed();
  });
});
