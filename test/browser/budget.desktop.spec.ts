import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

/** JavaScript before the page is interactive. Bytes, compressed. */
const SCRIPT_BUDGET = 125 * 1024;
/** Style sheets of the first page. Bytes, compressed. */
const STYLE_BUDGET = 15 * 1024;

test('the first page needs little script and style, and no heavy library', async ({ page, site }) => {
  const sizes: Array<{ url: string; type: string; bytes: number }> = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    const measured = response.body().then((body) => {
      sizes.push({ url: response.url(), type, bytes: gzipSync(body, { level: 9 }).length });
    });
    pending.push(measured);
  });
  await site.open('/model/enumerations.html');
  await Promise.all(pending);
  const sumOf = (type: string) =>
    sizes.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sumOf('script')).toBeGreaterThan(0);
  expect(sumOf('script')).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(sumOf('stylesheet')).toBeLessThanOrEqual(STYLE_BUDGET);
  expect(sizes.filter(({ url }) => /flowchart|zoom|diagrams/.test(url))).toEqual([]);
});
