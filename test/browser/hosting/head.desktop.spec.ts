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

test('description, Open Graph title and canonical address belong to the page and change with it', async ({
  page,
  site,
  bundle,
}) => {
  await site.open(FROM);
  const from = await bundle.record(FROM);
  await expectHeadOf(page, FROM, from.title, from.frontmatter.description ?? '');
  await site.follow(TO);
  const to = await bundle.record(TO);
  await expectHeadOf(page, TO, to.title, to.frontmatter.description ?? '');
});

test('after navigations, no meta tag or canonical link is there twice, and viewport and charset stay', async ({
  page,
  site,
}) => {
  await site.open(FROM);
  for (const path of [TO, FROM]) {
    await site.follow(path);
    await expect(site.linkTo(path)).toHaveAttribute('aria-current', 'page');
    const names = (await readMeta(page)).map(([name]) => name).filter((name) => name !== '');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('viewport');
    await expect(page.locator('meta[charset]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  }
});

test('the first page of a section has the section’s picture for link previews', async ({
  page,
  site,
  bundle,
}) => {
  for (const { name, path } of (await bundle.site()).sections) {
    await site.open(path);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`/docs/assets/media/${name || 'home'}\\.\\w+\\.png$`),
    );
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute(
      'content',
      name ? 'article' : 'website',
    );
  }
});
