import fc from 'fast-check';
import { createTree } from '../../../helpers/temp-tree';
import { bundleText } from './fuzzed-page';
import { faultsOfHtml } from './html-faults';
import { frontmatter, markdown, page } from './markdown-grammar';

/** Pages that are tried; `FUZZ_RUNS=100000 npx jest fuzz` looks longer. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50);

/** The same pages on every run; `FUZZ_SEED=$RANDOM` tries others. A failure prints seed and path. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Time for a page that never ends to show: nothing here takes a hundredth of it. */
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

describe('of any text', () => {
  it('a page is made, whose HTML is balanced and does nothing', () => {
    check(page, (text) => {
      const { page: made, problems } = bundleText(text, root);
      expect(faultsOfHtml(made.readRecord().html)).toEqual([]);
      for (const { line, column } of problems) expect([line > 0, column > 0]).toEqual([true, true]);
    });
  });

  it('the same page is made again', () => {
    check(markdown, (text) => {
      expect(bundleText(text, root).page.readRecord()).toEqual(bundleText(text, root).page.readRecord());
    });
  });

  it('frontmatter is read, or refused in words', () => {
    check(frontmatter, (text) => {
      const { page: made, problems } = bundleText(`${text}\n# 页\n`, root);
      expect(() => JSON.stringify(made.record)).not.toThrow();
      for (const { message } of problems) expect(message).not.toMatch(/undefined|\[object/);
      expect(Reflect.get({}, 'a')).toBeUndefined();
    });
  });
});
