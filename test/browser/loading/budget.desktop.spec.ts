import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Maximum size of the JavaScript that loads before the page is interactive. Bytes, compressed. */
const SCRIPT_BUDGET = 115.5 * 1024;

/** Maximum size of the style sheets, which load after the first paint. Bytes, compressed. */
const STYLE_BUDGET = 16.25 * 1024;

/** Maximum size of the styles inlined in a page, which `styleOfPage` chooses. Bytes, compressed. */
const INLINE_STYLE_BUDGET = 6.5 * 1024;

/**
 * The scripts of every page: the maximum size of each, and its size when the maximum was chosen. If you
 * enlarge a script on purpose, change both numbers and say why. All scripts together stay below
 * `SCRIPT_BUDGET`. KB, compressed.
 */
const CHUNKS: Record<string, { budget: number; was: number }> = {
  libraries: { budget: 82, was: 81.8 },
  main: { budget: 34.1, was: 33.9 },
};

/** Chunks that must not load before a reader needs them. */
const LAZY = ['vendors~flowchart', 'diagrams', 'zoom', 'search', 'assistant', 'vendors~notification'];

/** Chunk name in the address of a script or style sheet. */
function chunkOf(address: string): string {
  return new URL(address).pathname.replace(/^.*\/(.*?)\.[\da-f]+\.(?:js|css)$/, '$1');
}

/** Compressed sizes of files, by chunk name. Bytes. */
async function measure(page: Page, addresses: string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const body = await (await page.request.get(address)).body();
      return [chunkOf(address), gzipSync(body, { level: 9 }).length] as const;
    }),
  );
  return new Map(sizes);
}

/** What is wrong with a chunk's size; undefined when nothing is. */
function fault(name: string, bytes: number): string | undefined {
  const kilobytes = bytes / 1024;
  const chunk = CHUNKS[name];
  if (!chunk) return `${name} (${kilobytes.toFixed(1)} KB) is a new script of every page`;
  if (kilobytes <= chunk.budget) return undefined;
  return `${name} grew from ${chunk.was} KB to ${kilobytes.toFixed(1)} KB, allowed are ${chunk.budget} KB`;
}

test('scripts and styles of the first page keep their size limits, and no chunk loads that can wait', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(chunkOf(request.url()));
  });
  await site.open('/fields/enumerations.html');
  const early = [...asked];

  const scripts = await page
    .locator('head script[src][defer]')
    .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).src));
  const sizes = await measure(page, scripts);
  expect([...sizes].map(([name, bytes]) => fault(name, bytes)).filter((text) => text !== undefined)).toEqual(
    [],
  );
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(SCRIPT_BUDGET);

  const inline = await page.locator('head style').evaluateAll((tags) => tags.map((tag) => tag.innerHTML));
  expect(inline).toHaveLength(1);
  const inlineSize = gzipSync(inline.join(''), { level: 9 }).length;
  expect(inlineSize).toBeLessThanOrEqual(INLINE_STYLE_BUDGET);
  const styles = await page
    .locator('link[rel="stylesheet"]:not([data-webpack])')
    .evaluateAll((tags) => tags.map((tag) => (tag as HTMLLinkElement).href));
  const styleSizes = await measure(page, styles);
  expect(styleSizes.size).toBe(2);
  const linked = [...styleSizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(linked).toBeLessThanOrEqual(STYLE_BUDGET);
  // Chromium 103 hangs when it shows a page with a cached sheet that has a statement such as `@layer a, b;`.
  for (const sheet of styles)
    expect(await (await page.request.get(sheet)).text()).not.toMatch(/@layer[^{};]*;/);

  expect(early.filter((name) => LAZY.includes(name))).toEqual([]);
  expect([...sizes.keys()].filter((name) => LAZY.includes(name))).toEqual([]);
});
