import { STORAGE_KEYS } from '../../../src/shared/storage';
import { expect, test } from '../support/fixtures';

const PAGE = '/tags/plants.html';

test('a sample shows its template, the generated HTML and a preview, and leaves other samples unchanged', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const sample = page.locator('.run-sample').first();
  await expect(sample.getByRole('tabpanel', { name: '模板' })).toContainText('<qp:plants');

  await site.press(sample.getByRole('tab', { name: '生成的 HTML' }));
  await expect(sample.getByRole('tabpanel', { name: '生成的 HTML' })).toContainText('重瓣月季');
  await expect(page.locator('.run-sample').nth(1).getByRole('tab').first()).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await site.press(sample.getByRole('tab', { name: '效果' }));
  const frame = sample.frameLocator('iframe[title="效果预览"]');
  await expect(frame.getByText('重瓣月季')).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveCount(2);
  // The image exists only on the site of the sample, so the preview shows the name of its file.
  await expect(frame.getByText('p1.jpg')).toBeVisible();
  await expect(frame.getByRole('link')).toHaveCount(0);
});

test('the preview is as high as its content, allows no scripts, and leaves nothing behind', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const sample = page.locator('.run-sample').first();
  await site.press(sample.getByRole('tab', { name: '效果' }));
  const frame = sample.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const overflow = () =>
    frame.evaluate((box: HTMLIFrameElement) => {
      const root = box.contentDocument?.documentElement;
      return root ? root.offsetHeight - box.clientHeight : Number.NaN;
    });
  await expect.poll(overflow).toBe(0);

  const faults = await page.evaluateHandle(() => {
    const messages: string[] = [];
    window.addEventListener('error', ({ message }) => messages.push(message));
    return messages;
  });
  await site.linkTo('/tags/').click();
  await expect(frame).toHaveCount(0);
  // An observer of the removed frame would report an error in every frame.
  await page.evaluate(async () => {
    for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
  });
  expect(await faults.jsonValue()).toEqual([]);
});

test("the preview has the page's colours", async ({ page, site }) => {
  // The reader's choice counts, not the system's.
  const choice = [STORAGE_KEYS.colorScheme, 'dark'] as const;
  await page.addInitScript(([key, scheme]) => localStorage.setItem(key, scheme), choice);
  await site.open(PAGE);
  const sample = page.locator('.run-sample').first();
  await site.press(sample.getByRole('tab', { name: '效果' }));
  const body = sample.frameLocator('iframe').locator('body');
  await expect(body).toHaveCSS('color', 'rgb(213, 221, 218)');
});
