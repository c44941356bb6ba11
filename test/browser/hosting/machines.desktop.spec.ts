import type { APIRequestContext } from '@playwright/test';
import { markdownPathOf, withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

const PAGE = '/fields/tables/plant.html';

/** The schema.org objects of a page. */
async function structuredData(request: APIRequestContext, path: string) {
  const html = await (await request.get(withBase(path))).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

test.describe('for machines', () => {
  test('a page has schema.org data with its title and its breadcrumbs', async ({ request, bundle }) => {
    const { title } = await bundle.record(PAGE);
    const objects = await structuredData(request, PAGE);
    expect(objects.map((object) => object['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
    expect(objects[0].headline).toBe(title);
    const steps: { name: string; position: number }[] = objects[1].itemListElement;
    expect(steps[0]).toMatchObject({ name: '首页', position: 1 });
    expect(steps.at(-1)).toMatchObject({ name: title, position: steps.length });
  });

  test('the FAQ page has schema.org data with its questions and answers', async ({ request, bundle }) => {
    const { headers } = await bundle.record('/faq/');
    const asked = headers.map(({ title }) => title).filter((title) => title.endsWith('？'));
    const questions = (await structuredData(request, '/faq/')).find((one) => one['@type'] === 'FAQPage');
    expect(questions.mainEntity.map(({ name }: { name: string }) => name)).toEqual(asked);
    expect(questions.mainEntity[0].acceptedAnswer.text).toMatch(/^\p{L}/u);
  });

  test('every page of a section is in the sitemap, and has a Markdown copy at its address with .md', async ({
    request,
    bundle,
  }) => {
    const sitemap = await (await request.get('/docs/sitemap.xml')).text();
    const { pages } = await bundle.section(PAGE);
    const { origin } = await bundle.site();
    for (const { path, title } of pages) {
      expect(sitemap).toContain(`<loc>${origin}${withBase(path)}</loc>`);
      const markdown = await request.get(withBase(markdownPathOf(path)));
      expect(markdown.status(), path).toBe(200);
      expect(await markdown.text(), path).toMatch(/^# /);
      expect(title).not.toBe('');
    }
  });

  test('the manifest, the icons and the alternates that the head links to exist', async ({
    page,
    request,
    site,
  }) => {
    await site.open(PAGE);
    const links = page.locator('head link[rel=manifest], head link[rel=alternate], head link[rel$=icon]');
    const hrefs = await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
    expect(hrefs.length).toBeGreaterThanOrEqual(5);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
    const manifest = await (await request.get('/docs/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  });

  test('llms.txt links to a page, and robots.txt names the sitemap', async ({ request }) => {
    const list = await (await request.get('/docs/llms.txt')).text();
    const [, first = ''] = /\]\(https?:\/\/[^/]+(\/[^)]+)\)/.exec(list) ?? [];
    expect((await request.get(first)).status()).toBe(200);
    expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https:.*\/docs\/sitemap\.xml/);
  });
});

test.describe('the page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied by a button, which then shows 已复制', async ({ page, site, request }) => {
    await site.open(PAGE);
    await page.locator('.page-menu summary').click();
    await page.getByRole('button', { name: '复制为 Markdown' }).click();
    await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('已复制');
    const markdown = await (await request.get(withBase(markdownPathOf(PAGE)))).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  });
});

test('the print document of a section has all pages, links to them, and drawn diagrams', async ({
  page,
  site,
  bundle,
}) => {
  const { pages } = await bundle.section(PAGE);
  await site.open('/fields/');
  await page.locator('.page-menu summary').click();
  await expect(page.getByRole('link', { name: '打印整个栏目' })).toHaveAttribute(
    'href',
    '/docs/print/fields.html',
  );
  await page.goto('/docs/print/fields.html');
  await expect(page.locator('article')).toHaveCount(pages.length);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('.mermaid').first().locator('svg')).toBeVisible();
  await page.getByRole('navigation').getByRole('link').nth(3).click();
  await expect(page.locator('article').nth(3).getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the HTML file at another spelling of an address redirects to the page and keeps the query', async ({
  page,
  site,
}) => {
  await page.goto('/docs/fields/tables/plant/?a=1#x');
  await expect(page).toHaveURL(/\/docs\/fields\/tables\/plant\.html\?a=1/);
  await site.settled();
  await page.goto('/docs/fields.html');
  await expect(page).toHaveURL(/\/docs\/fields\/$/);
});
