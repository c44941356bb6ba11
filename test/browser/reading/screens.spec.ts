import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const PAGE = '/handbook/settings/administrators.html';
const SIBLING = '/handbook/settings/administratorsRole.html';
const MIN_FONT_PX = 12;

const figures = (page: Page): Locator => page.locator('figure.screen');
const drawing = (page: Page): Locator => figures(page).first().getByRole('img');

/** Words of the drawings that overlap other words or leave the drawing, with the fonts of this machine. */
function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.screen svg')].flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      const words = [...svg.querySelectorAll('[role=img] text')].map((element) => ({
        text: element.textContent ?? '',
        box: element.getBoundingClientRect(),
      }));
      const outside = words.filter(({ box }) => box.left < frame.left || box.right > frame.right);
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

test('a schematic of a screen has a text alternative, a caption, and no overlapping words', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  await expect(drawing(page)).toBeVisible();
  await expect(drawing(page)).toHaveAccessibleName(/^界面示意图：管理员管理。.*表格列：.*账号/);
  await expect(figures(page).first().locator('figcaption')).toHaveText('界面示意图：管理员管理');
  expect(await findCollisions(page)).toEqual([]);
});

test('a schematic is unchanged after a navigation in the app, which sanitises the HTML', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const whole = await figures(page)
    .first()
    .locator('svg')
    .evaluate((svg) => svg.outerHTML);
  await site.open(SIBLING);
  await site.jump(PAGE);
  await expect(drawing(page)).toHaveAccessibleName(/^界面示意图：管理员管理/);
  expect(
    await figures(page)
      .first()
      .locator('svg')
      .evaluate((svg) => svg.outerHTML),
  ).toBe(whole);
});

/** Font size of the smallest words of a drawing. CSS pixels. */
function smallestWords(svg: Locator): Promise<number> {
  return svg.evaluate((element) => {
    const width = Number(element.getAttribute('viewBox')?.split(' ')[2]) || 1;
    const scale = element.getBoundingClientRect().width / width;
    const texts = [...element.querySelectorAll('text')];
    return Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale));
  });
}

test('a schematic fits the page; its words have at least 12 pixels, on a phone in full screen', async ({
  page,
  site,
  isPhone,
}) => {
  await site.open(PAGE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(page.getByRole('group', { name: '可横向滚动的界面示意图' })).toHaveCount(0);
  const opener = figures(page).first().getByRole('button', { name: '全屏显示界面示意图' });
  if (!isPhone) {
    expect(await smallestWords(drawing(page))).toBeGreaterThanOrEqual(MIN_FONT_PX);
    await expect(opener).toBeHidden();
    return;
  }
  await opener.tap();
  const dialog = page.getByRole('dialog', { name: '界面示意图：管理员管理' });
  expect(await smallestWords(dialog.getByRole('img'))).toBeGreaterThanOrEqual(MIN_FONT_PX);
  await dialog.getByRole('button', { name: '退出全屏' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(drawing(page)).toBeVisible();
});

test('a schematic changes its colours with the colour scheme', async ({ page, site }) => {
  await site.open(PAGE);
  const fill = () =>
    drawing(page).evaluate((svg) => getComputedStyle(svg.querySelector('.window') ?? svg).fill);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  const light = await fill();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await fill()).not.toBe(light);
});

test('a number in the schematic leads to the row that explains the control, and back', async ({
  page,
  site,
}) => {
  await site.open(PAGE);
  const control = page.getByRole('link', { name: '1 角色' });
  const row = page.getByRole('row').filter({ hasText: '选项是系统里的管理员角色' });
  // The script that highlights the row also adds this button, so wait for the button.
  await expect(figures(page).first().locator('.schematic-full-screen')).toBeAttached();
  await control.focus();
  await expect(row).toHaveClass(/is-lit/);
  await page.keyboard.press('Enter');
  await expect(row).toBeInViewport();

  const number = row.getByRole('link', { name: '1', exact: true });
  await number.hover();
  await expect(control).toHaveClass(/is-lit/);
  await site.press(number);
  await expect(control).toBeInViewport();
});

test('in a narrow window, following a number leaves full screen and shows the row of this number', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await site.open(PAGE);
  await site.press(figures(page).first().getByRole('button', { name: '全屏显示界面示意图' }));
  const dialog = page.getByRole('dialog', { name: /界面示意图：管理员管理/ });
  await dialog.getByRole('link', { name: '3 最后登录' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: '1周内' })).toBeInViewport();
});
