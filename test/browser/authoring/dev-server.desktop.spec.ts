import { test as base, expect, type Page, type Route } from '@playwright/test';
import { DevSite, PICTURES, STATIC_FILES } from '../support/dev-site';

/** Attribute that the tests set on the document. A reload removes it. */
const MARK = 'data-same-document';

const test = base.extend<{ open: (path: string) => Promise<void> }, { dev: DevSite }>({
  dev: [
    async ({ browserName: _ }, use) => {
      const dev = await DevSite.start();
      await use(dev);
      // By the system, and so at any moment: a handler would wait for the end of what the server does.
      expect(await dev.stop(), dev.output).toBe('SIGINT');
    },
    // The timeout includes the first build of the app.
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ page, dev }, use) => {
    await use(async (path) => {
      await page.goto(dev.address + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.locator('html').evaluate((html, mark) => html.setAttribute(mark, ''), MARK);
    });
    // If the attribute is still there, every change was shown without a reload.
    await expect(page.locator(`html[${MARK}]`)).toBeAttached();
  },
});

// The tests share one server and change what it serves, so they run in order.
test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');
const sidebar = (page: Page) => page.getByRole('navigation', { name: '侧边栏' });
const errors = (page: Page) => page.getByRole('dialog', { name: /errors?/i });

test('a saved page shows without a reload and keeps the scroll position', async ({ page, dev, open }) => {
  await open('guide/long.html');
  const heading = page.getByRole('heading', { name: '第40节' });
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const rest = Array.from({ length: 80 }, (_, i) => `## 第${i}节\n\n第${i}段。`).join('\n\n');
  await dev.save(
    'guide/long.md',
    `---\ntitle: 长页\n---\n\n新的开头。\n\n${'又一段。\n\n'.repeat(9)}${rest}\n\n新的结尾。\n`,
  );
  await expect(main(page)).toContainText('新的结尾。');
  // The window scrolls by whole pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('files of static/ are served at the addresses that a build gives them', async ({ dev }) => {
  const fetchText = async (address: string) => (await fetch(new URL(address, dev.address))).text();
  expect(await fetchText('/CNAME')).toBe(STATIC_FILES['root/CNAME']);
  expect(await fetchText('/docs/proof.txt')).toBe(STATIC_FILES['proof.txt']);
  for (const address of ['/docs/root/CNAME', '/root/CNAME', '/proof.txt', '/webpack-dev-server'])
    expect((await fetch(new URL(address, dev.address))).status).toBe(404);
});

test('changes to a title, the sidebar and site.yml show without a reload', async ({ page, dev, open }) => {
  await open('guide/a.html');
  await dev.save('guide/a.md', '---\ntitle: 甲页新题\n---\n\n第一段。\n');
  await expect(sidebar(page).getByRole('link', { name: '甲页新题' })).toBeVisible();
  await expect(page).toHaveTitle('甲页新题 | 小站');
  await dev.save('guide/sidebar.yml', '- [a.md, 另一名]\n- long.md\n');
  await expect(sidebar(page).getByRole('link')).toHaveText(['另一名', '长页']);
  await dev.save('site.yml', 'title: 大站\nnav:\n  - { text: 手册, link: /guide/ }\n');
  await expect(page).toHaveTitle('甲页新题 | 大站');
  await expect(page.getByRole('navigation', { name: '主导航' })).toContainText('手册');
  await dev.remove('guide/sidebar.yml');
  await expect(sidebar(page).getByRole('link', { name: '甲页新题' })).toBeVisible();
});

test('a change to an image or code file that a page includes shows without a reload', async ({
  page,
  dev,
  open,
}) => {
  await open('guide/b.html');
  // After a moment the picture's role is button, because it can be enlarged.
  const picture = main(page).getByAltText('图');
  await expect(picture).toHaveAttribute('width', '30');
  await dev.save('guide/dot.svg', PICTURES.blue);
  await expect(picture).toHaveAttribute('width', '60');
  await dev.save('snippets/code.js', "console.log('新');\n");
  await expect(main(page)).toContainText("console.log('新');");
});

test('a save by renaming shows, and so does the last of several quick saves', async ({ page, dev, open }) => {
  await open('guide/a.html');
  await dev.saveByRename('guide/a.md', '---\ntitle: 甲页\n---\n\n换过的文件。\n');
  await expect(main(page)).toContainText('换过的文件。');
  for (const text of ['一', '二', '三', '最后'])
    await dev.save('guide/a.md', `---\ntitle: 甲页\n---\n\n保存${text}。\n`);
  await expect(main(page)).toContainText('保存最后。');
});

test('a title that changes again while the first change is loading shows the last change', async ({
  page,
  dev,
  open,
}) => {
  await open('guide/a.html');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let start = () => {};
  const requestStarted = new Promise<void>((resolve) => {
    start = resolve;
  });
  const hold = async (route: Route) => {
    const response = await route.fetch();
    start();
    await released;
    await route.fulfill({ response });
  };
  await page.route(/\/sections\/guide/, hold, { times: 1 });
  await dev.save('guide/a.md', '---\ntitle: 先改的题\n---\n\n先改的文。\n');
  await requestStarted;
  const printed = dev.output.length;
  await dev.save('guide/a.md', '---\ntitle: 后改的题\n---\n\n后改的文。\n');
  // By now the page has been told of both changes and has shown neither.
  await expect.poll(() => dev.output.slice(printed)).toMatch(/(?:guide\/a\.md: processed in[\s\S]*){2}/);
  release();
  await expect(sidebar(page).getByRole('link', { name: '后改的题' })).toBeVisible();
  await expect(main(page)).toContainText('后改的文。');
});

test('new pages, also hundreds at once, and renamed pages show in the sidebar', async ({
  page,
  dev,
  open,
}) => {
  await open('guide/a.html');
  const names = Array.from({ length: 300 }, (_, i) => `guide/many/p${i}.md`);
  await Promise.all(names.map((name, i) => dev.save(name, `# 第${i}篇\n`)));
  await expect(sidebar(page).getByRole('button', { name: 'many' })).toBeVisible();
  await dev.save('guide/new.md', '# 新页\n');
  await sidebar(page).getByRole('link', { name: '新页' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: '新页' })).toBeVisible();
  await dev.move('guide/new.md', 'guide/moved.md');
  await expect(main(page).getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await page.goBack();
  await expect(sidebar(page).locator('a[href$="/guide/moved.html"]')).toHaveText('新页');
});

test('an overlay lists every error with its place until all are corrected', async ({ page, dev, open }) => {
  await open('guide/');
  await dev.save('guide/a.md', '---\ntitle: 甲页\nsidebarDepth: 9\n---\n\n[没有](gone.md)\n');
  const overlay = errors(page);
  await expect(overlay).toContainText('content/guide/a.md:3:');
  await expect(overlay).toContainText('Allowed: at most 2');
  await expect(overlay).toContainText('content/guide/a.md:6:1');
  await expect(overlay.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await dev.save('site.yml', 'tilte: 大站\n');
  await expect(overlay).toContainText('content/site.yml:1:8');
  await expect(overlay.getByRole('listitem')).toHaveCount(3);
  await dev.save('site.yml', 'title: 大站\n');
  await dev.save('guide/a.md', '---\ntitle: 甲页\n---\n\n好了。\n');
  await expect(overlay).toBeHidden();
});

test('the terminal has lines for changed pages, added pages and errors', async ({ dev }) => {
  expect(dev.output).toMatch(/\d\d:\d\d:\d\d changed guide\/a\.md: on screen after \d+ ms/);
  expect(dev.output).toMatch(/added (?:guide\/new\.md|\d+ files)/);
  expect(dev.output).toMatch(/error content\/guide\/a\.md:6:1 .*gone/);
});

test('a server that is started again serves the app of the last session, and builds it when its source changes', async ({
  page,
  dev,
}) => {
  await dev.restart();
  await page.goto(`${dev.address}guide/`);
  await dev.save('guide/README.md', '# 指南\n\n[甲](a.md)\n\n刚刚保存。\n');
  const paragraph = main(page).getByText('刚刚保存。');
  await expect(paragraph).toBeVisible();
  expect(dev.output).not.toContain('app built');
  const restore = await dev.editSource('src/features/article/article.css', (css) => {
    return `${css}\n.theme-default-content p { color: rgb(1, 2, 3); }\n`;
  });
  // The whole app is built.
  await expect(paragraph).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: 60_000 });
  await restore();
  await expect(paragraph).not.toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('changed components and styles show in the open page; the overlay names an error in a component', async ({
  page,
  dev,
  open,
}) => {
  await open('guide/long.html');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const restoreStyle = await dev.editSource('src/features/article/article.css', (css) => {
    return `${css}\n.theme-default-content p { color: rgb(1, 2, 3); }\n`;
  });
  await expect(main(page).getByText('第40段。')).toHaveCSS('color', 'rgb(1, 2, 3)');
  const file = 'src/features/page-nav/page-nav.tsx';
  const restore = await dev.editSource(file, (text) => text.replace(/<nav /, '<nav data-edited="" '));
  await expect(page.locator('nav[data-edited]')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  const mend = await dev.editSource(file, (text) => text.replace('<nav ', '<nav <'));
  await expect(errors(page)).toContainText(new RegExp(`${file}:\\d+:\\d+`));
  await mend();
  await expect(errors(page)).toBeHidden();
  await restore();
  await restoreStyle();
  await expect(page.locator('nav[data-edited]')).not.toBeAttached();
});

test('styles saved many times in quick succession do not stop later updates', async ({ page, dev, open }) => {
  await open('guide/long.html');
  const paragraph = main(page).getByText('第40段。');
  const styles = 'src/features/article/article.css';
  const restores: (() => Promise<void>)[] = [];
  for (const shade of [1, 2, 3, 4]) {
    const built = dev.output.length;
    restores.unshift(
      await dev.editSource(
        styles,
        (css) => `${css}\n.theme-default-content p { color: rgb(${shade}, 0, 0); }\n`,
      ),
    );
    await expect.poll(() => dev.output.slice(built), { intervals: [5] }).toContain('app built');
  }
  await expect(paragraph).toHaveCSS('color', 'rgb(4, 0, 0)');
  for (const restore of restores) await restore();
  await expect(paragraph).not.toHaveCSS('color', 'rgb(4, 0, 0)');
});

test('Markdown copies, data files and 404 answers are served as in production', async ({ dev, request }) => {
  const get = async (path: string) => (await request.get(dev.address + path)).text();
  expect(await get('guide/a.md')).toBe('# 甲页\n\n好了。\n');
  expect(await get('print/guide.html')).toContain('好了。');
  expect(await get('manifest.webmanifest')).toContain('大站');
  expect((await request.get(`${dev.address}search.html`)).status()).toBe(200);
  expect((await request.get(`${dev.address}guide/none.html`)).status()).toBe(404);
  expect((await request.get(`${dev.address}assets/pages/none.0123456789.json`)).status()).toBe(404);
});

test('the search finds text saved while it is open', async ({ page, dev, open }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await open('guide/a.html');
  // No timeout of its own: building the index may take long on a slow machine.
  const nextIndex = () => page.waitForResponse(/\/search\/[\da-f]+\/entry\.json$/, { timeout: 0 });
  let index = nextIndex();
  await page.getByRole('button', { name: '搜索文档' }).click();
  const field = page.getByRole('search').getByRole('combobox', { name: '搜索文档' });
  const first = page.getByRole('listbox').getByRole('option').first();
  await field.fill('长页');
  await index;
  await expect(first).toContainText('长页');
  // The first results come from titles alone. The rest is read from files that the next change removes.
  await expect(page.locator('.search-panel')).toHaveAttribute('aria-busy', 'false');
  index = nextIndex();
  await dev.save('guide/a.md', '---\ntitle: 甲页\n---\n\n紫霄宫在此。\n');
  await expect(main(page)).toContainText('紫霄宫在此。');
  await field.fill('紫霄宫');
  await index;
  await expect(first).toContainText('紫霄宫');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(main(page)).toContainText('紫霄宫在此。');
  expect(failed).toEqual([]);
});

test('an SVG image is shown on its page; opened directly, it has an opaque origin', async ({
  page,
  dev,
  open,
}) => {
  await open('guide/b.html');
  const picture = main(page).getByAltText('图');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = new URL((await picture.getAttribute('src')) ?? '', dev.address).href;
  const tab = await page.context().newPage();
  await tab.goto(address);
  expect(await tab.evaluate(() => self.origin)).toBe('null');
});
