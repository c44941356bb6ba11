import type { Page } from '@playwright/test';
import { withBase } from '../../../src/bundle/paths';
import { expect, test } from '../support/fixtures';

const FROM = '/fields/tables/bed.html';
const TO = '/fields/tables/plant.html';

/** Name (empty if there is none) and content of each `<meta>`, in the order of the head. */
function readMeta(page: Page): Promise<Array<[string, string]>> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('meta')].map((meta): [string, string] => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? meta.getAttribute('itemprop') ?? '',
      meta.content,
    ]),
  );
}

async function expectHeadOf(page: Page, path: string, title: string, description: string): Promise<void> {
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${withBase(path)}$`));
}

test('description, Open Graph title and canonical address belong to the page and change with it; none is there twice', async ({
  page,
  site,
  bundle,
}) => {
  for (const [path, go] of [
    [FROM, () => site.open(FROM)],
    [TO, () => site.follow(TO)],
    [FROM, () => site.follow(FROM)],
  ] as const) {
    await go();
    const { title, frontmatter } = await bundle.record(path);
    await expectHeadOf(page, path, title, frontmatter.description ?? '');
    const names = (await readMeta(page)).map(([name]) => name).filter((name) => name !== '');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('viewport');
    await expect(page.locator('meta[charset]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  }
});

test('the first page of a section has the section’s picture for link previews', async ({
  request,
  bundle,
}) => {
  for (const { name, path } of (await bundle.site()).sections) {
    const html = await (await request.get(withBase(path))).text();
    const contentOf = (key: string) => new RegExp(`${key}" content="([^"]*)"`).exec(html)?.[1];
    expect(contentOf('og:image')).toMatch(new RegExp(`/docs/assets/media/${name || 'home'}\\.\\w+\\.png$`));
    expect(contentOf('twitter:card')).toBe('summary_large_image');
    expect(contentOf('og:type')).toBe(name ? 'article' : 'website');
  }
});
