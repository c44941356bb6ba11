import { expect, LOAD_FAILURE, test } from '../support/fixtures';
import { LARGE, ZoomablePage } from '../support/zoomable-page';

const LARGE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="navy"/></svg>';

test('Enter opens an image, which holds the focus; Enter, Escape, clicking it, resizing the window or leaving the page closes it', async ({
  page,
  site,
  bundle,
}) => {
  const zoomable = await ZoomablePage.open(page, site, bundle);

  await test.step('Enter opens it, and it holds the focus until Enter, Escape or a click closes it', async () => {
    await zoomable.image.focus();
    for (const close of [
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Escape'),
      () => zoomable.opened.click(),
    ]) {
      await page.keyboard.press('Enter');
      await expect(zoomable.overlay).toBeVisible();
      await expect(zoomable.opened).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('/');
      await expect(zoomable.opened).toBeFocused();
      await close();
      await zoomable.expectClosed();
      await expect(zoomable.image).toBeFocused();
    }
  });

  await test.step('resizing the window closes it', async () => {
    await zoomable.grow();
    await page.setViewportSize({ width: 800, height: 600 });
    await zoomable.expectClosed();
  });

  await test.step('leaving the page closes it', async () => {
    await zoomable.grow();
    await zoomable.leave();
    await zoomable.expectClosed();
  });
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an image that is still growing is closed by Escape, by scrolling and by leaving the page', async ({
    page,
    site,
    bundle,
  }) => {
    const zoomable = await ZoomablePage.open(page, site, bundle);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => zoomable.scroll(),
      () => zoomable.leave(),
    ]) {
      await site.press(zoomable.image);
      await expect(zoomable.overlay).toHaveCount(1);
      await close();
      await zoomable.expectClosed();
    }
  });
});

test.describe('an image with `data-zoom-src`', () => {
  test.use({ allowedErrors: [LOAD_FAILURE] });

  test('opens this larger file; if the file fails to load, opens the image itself and logs a warning', async ({
    page,
    site,
    bundle,
  }) => {
    const zoomable = await ZoomablePage.open(page, site, bundle);
    const larger = page.locator(`.medium-zoom-image--opened[src$="${LARGE}"]`);

    await test.step('the larger file fails to load', async () => {
      await page.route(`**${LARGE}`, (route) => route.abort());
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await zoomable.smallImage.click();
      expect((await warning).text()).toContain(LARGE);
      await expect(zoomable.opened).toHaveCount(1);
      await expect(larger).toHaveCount(0);
      await page.keyboard.press('Escape');
      await zoomable.expectClosed();
    });

    await test.step('the larger file loads', async () => {
      await page.unroute(`**${LARGE}`);
      await page.route(`**${LARGE}`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: LARGE_SVG }),
      );
      await zoomable.smallImage.click();
      await expect(larger).toBeVisible();
    });
  });
});
