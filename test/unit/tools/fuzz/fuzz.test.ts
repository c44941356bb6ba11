import fc from 'fast-check';
import { createTree } from '../../../helpers/temp-tree';
import { bundleText } from './fuzzed-page';
import { faultsOfHtml } from './html-faults';
import { frontmatter, markdown, page } from './markdown-grammar';

/** Number of pages to try. `FUZZ_RUNS=100000 npx jest fuzz` tries more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50);

/** Seed: every run tries the same pages. `FUZZ_SEED=$RANDOM` tries others. A failure prints seed and path. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Only a page that never finishes takes this long: every test here takes less than a hundredth of it. */
jest.setTimeout(Math.max(120_000, RUNS * 100));

const root = createTree({
  'img.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'code.js': 'a();\n// #region r\nb();\n// #endregion\n',
});

function check(arbitrary: fc.Arbitrary<string>, holds: (text: string) => void): void {
  fc.assert(fc.property(arbitrary, holds), { numRuns: RUNS, seed: SEED, path: process.env.FUZZ_PATH ?? '' });
}

describe('any text', () => {
  it('becomes a page whose HTML is balanced and cannot run code', () => {
    check(page, (text) => {
      const { page: made, problems } = bundleText(text, root);
      expect(faultsOfHtml(made.record.html)).toEqual([]);
      for (const { line, column } of problems) expect([line > 0, column > 0]).toEqual([true, true]);
    });
  });

  it('becomes the same page when it is bundled again', () => {
    check(markdown, (text) => {
      expect(bundleText(text, root).page.record).toEqual(bundleText(text, root).page.record);
    });
  });

  it('as frontmatter becomes a page, and its problems have readable messages', () => {
    check(frontmatter, (text) => {
      const { page: made, problems } = bundleText(`${text}\n# 页\n`, root);
      expect(() => JSON.stringify(made.record)).not.toThrow();
      for (const { message } of problems) expect(message).not.toMatch(/undefined|\[object/);
      expect(Reflect.get({}, 'a')).toBeUndefined();
    });
  });
});
