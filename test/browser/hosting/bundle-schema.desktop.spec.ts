import { Ajv2020 } from 'ajv/dist/2020.js';
import { assetUrl } from '../../../src/bundle/paths';
import { inParallel } from '../../../src/content/offline/in-parallel';
import { expect, test } from '../support/fixtures';

/** Maximum number of files that are requested at a time. */
const CONCURRENCY = 8;

/** Reads a bundle file with Node's own fetch: Playwright would keep each answer until the test ends. */
async function read(origin: string, file: string): Promise<unknown> {
  const response = await fetch(new URL(assetUrl(file), origin));
  expect(response.status, file).toBe(200);
  return response.json();
}

test('site.json, every section index and every record of the built site match the published schemas', async ({
  baseURL,
  bundle,
}) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const compile = async (name: string) =>
    ajv.compile((await read(baseURL ?? '', `schema/${name}.v1.json`)) as object);
  const [page, section, siteShape] = await Promise.all(['page', 'section', 'site'].map(compile));
  const site = await bundle.site();
  expect(siteShape?.(site), JSON.stringify(siteShape?.errors)).toBe(true);

  const files: string[] = [];
  for (const { parts } of site.sections) {
    for (const { file } of parts) {
      const index = (await read(baseURL ?? '', file)) as { pages: { file: string }[] };
      expect(section?.(index), `${file} ${JSON.stringify(section?.errors)}`).toBe(true);
      files.push(...index.pages.map((entry) => entry.file));
    }
  }
  expect(files.length).toBeGreaterThan(0);
  await inParallel(files, CONCURRENCY, async (file) => {
    const record = await read(baseURL ?? '', file);
    expect(page?.(record), `${file} ${JSON.stringify(page?.errors)}`).toBe(true);
  });
});
