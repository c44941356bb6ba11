import { expect, test } from '../support/fixtures';
import { ZoomablePage } from '../support/zoomable-page';

test('pressing an image opens it; Escape or scrolling closes it; pressing an image in a link follows the link', async ({
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

  await test.step('pressing an image in a link follows the link', async () => {
    const linked = page.getByRole('img', { name: '链接里的图' });
    await expect(linked).toBeVisible();
    await site.press(linked);
    await expect(page).toHaveURL(/\/docs\/fields\/$/);
    await zoomable.expectClosed();
  });
});
