import { alterRecord } from '../support/broken-files';
import { expect, test } from '../support/fixtures';

const PAGE = '/guide/install.html';
const OTHER_PAGE = '/guide/';

test('every code block can be focused and has a labelled button to copy it', async ({ page, site }) => {
  await site.open(PAGE);
  const blocks = page.locator('div[class*="language-"]:visible');
  await expect(blocks.first()).toBeVisible();
  for (const block of await blocks.all()) {
    await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
    // At rest, not only under the pointer.
    await expect(block.getByRole('button', { name: /^复制代码/ })).toHaveText('复制');
  }
});

test('a code block with a long line scrolls with the arrow keys', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await site.open('/fields/relations.html');
  const pre = page.locator('div.language-sql pre').first();
  await pre.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a code group keeps the chosen tab after a reload and on other pages', async ({ page, site }) => {
  await site.open(PAGE);
  const chosen = page.getByRole('tab', { name: 'Windows', exact: true }).first();
  await site.press(chosen);
  await page.reload();
  await site.settled();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await site.follow(OTHER_PAGE);
  await expect(site.linkTo(OTHER_PAGE)).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
});

test('a code block shows its title and line numbers, and highlights the right line', async ({
  page,
  site,
  bundle,
}) => {
  await alterRecord(page, bundle, PAGE, {
    html:
      '<h1 id="a">a</h1><div class="language-json extra-class line-numbers-mode">' +
      '<div class="code-bar"><span class="code-title">nursery.json</span></div><div class="highlight-lines"><br><div class="highlighted">&nbsp;</div><br></div>' +
      '<pre class="language-json" tabindex="0"><code>{\n  <span class="diff add">"a": 1</span>\n}\n</code></pre>' +
      '<div class="line-numbers-wrapper" aria-hidden="true"><span class="line-number">1</span><br><span class="line-number">2</span><br><span class="line-number">3</span><br></div></div>',
  });
  await site.open(OTHER_PAGE);
  await site.follow(PAGE);
  await expect(page.locator('.code-title')).toHaveText('nursery.json');
  const box = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { middle: top + height / 2, background: getComputedStyle(element).backgroundColor };
    });
  const [line, diff] = [await box('.highlighted'), await box('.diff.add')];
  expect(Math.abs(line.middle - diff.middle)).toBeLessThan(4);
  expect(line.background).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('.line-numbers-wrapper')).toBeVisible();
});
