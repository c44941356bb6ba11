import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assetUrl } from '../../../src/bundle/paths';
import type { PageRecord, SectionIndex, SiteIndex } from '../../../src/bundle/records';
import { serveDist } from '../../../tools/serve/serve-dist';
import { test as base, expect } from './fixtures';

/** The production build of the content. */
export const REAL_DIST = path.resolve(process.env.DIST ?? 'dist');

/** Reads a file of the bundle, such as `site.json`. */
export function readBundleFile(file: string): unknown {
  return JSON.parse(readFileSync(path.join(REAL_DIST, assetUrl(file)), 'utf8'));
}

export function readSite(): SiteIndex {
  return readBundleFile('site.json') as SiteIndex;
}

/** Paths of all section indexes below `/docs/assets/`. */
export function sectionFiles(): string[] {
  return readSite().sections.flatMap(({ parts }) => parts.map(({ file }) => file));
}

/** Paths of all records below `/docs/assets/`. */
export function recordFiles(): string[] {
  return sectionFiles().flatMap((file) =>
    (readBundleFile(file) as SectionIndex).pages.map((page) => page.file),
  );
}

export function readRecords(): PageRecord[] {
  return recordFiles().map((file) => readBundleFile(file) as PageRecord);
}

/** Playwright's `test` on the production build of the content, whose pages tests find by reading the build. */
export const test = base.extend<{ baseURL: string }, { realOrigin: string }>({
  realOrigin: [
    async ({ browserName: _ }, use) => {
      const { address, close } = await serveDist(REAL_DIST, 0);
      await use(new URL(address).origin);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ realOrigin }, use) => use(`${realOrigin}/docs/`),
});

export { expect };
