import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const PAGE = '/manual/growers.html';
const SIBLING = '/manual/roles.html';
const MIN_FONT_PX = 12;

const figures = (page: Page): Locator => page.locator('figure.screen');
const drawing = (page: Page): Locator => figures(page).first().getByRole('img');

/** Words of the drawings that overlap other words or leave the drawing, with the fonts of this machine. */
function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.screen')].flatMap((figure) => {
      const frame = figure.getBoundingClientRect();
      const words = [...figure.querySelectorAll('span, .callout')].flatMap((element) =>
        [...element.getClientRects()].map((box) => ({
          text: element.textContent ?? '',
          box,
          canScroll: element.closest('.screen-scroll') !== null,
        })),
      );
      const outside = words.filter(
        ({ box, canScroll }) => !canScroll && (box.left < frame.left || box.right > frame.right),
      );
      const meeting = words.filter(({ box }, i) =>
        words.slice(i + 1).some(({ box: other }) => {
          const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          // A line's box is higher than its characters, so boxes that overlap by less than half do not count.
          const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
          return width > 1 && height > box.height / 2;
        }),
      );
      return [...outside, ...meeting].map(({ text }) => text);
    }),
  );
}

test('a schematic of a screen has a text alternative and a caption, fits the page, and follows the colour scheme', async ({
  page,
  site,
  isPhone,
}) => {
  await site.open(PAGE);
  await expect(drawing(page)).toBeVisible();
  await expect(drawing(page)).toHaveAccessibleName(/^界面示意图：养护人管理。.*表格列：.*账号/);
  await expect(figures(page).first().locator('figcaption')).toHaveText('界面示意图：养护人管理');
  expect(await findCollisions(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const sizes = await figures(page)
    .locator('span')
    .evaluateAll((words) => words.map((word) => parseFloat(getComputedStyle(word).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MIN_FONT_PX);
  // Its table has more columns than a phone has room for.
  const table = page.getByRole('group', { name: '可横向滚动的界面示意图' });
  if (isPhone) await expect(table.first()).toBeVisible();
  else await expect(table).toHaveCount(0);
  const fill = () =>
    figures(page)
      .locator('.screen-window')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await fill();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await fill()).not.toBe(light);
});

test('a schematic is unchanged after a navigation in the app, which sanitises the HTML', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const html = () =>
    figures(page)
      .first()
      .evaluate((figure) => figure.innerHTML);
  await expect(drawing(page)).toBeVisible();
  const whole = await html();
  await site.open(SIBLING);
  await site.jump(PAGE);
  await expect(drawing(page)).toHaveAccessibleName(/^界面示意图：养护人管理/);
  expect(await html()).toBe(whole);
});

test('a number in the schematic leads to the row that explains the control, and back', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const control = page.getByRole('link', { name: '1 角色' });
  const row = page.getByRole('row').filter({ hasText: '选项是苗圃里的养护人角色' });
  // The script that highlights the row loads after the page.
  await expect(async () => {
    await control.blur();
    await control.focus();
    await expect(row).toHaveClass(/is-lit/, { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(row).toBeInViewport();

  const number = row.getByRole('link', { name: '1', exact: true });
  await number.hover();
  await expect(control).toHaveClass(/is-lit/);
  await site.press(number);
  await expect(control).toBeInViewport();
});
