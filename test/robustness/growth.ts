import fc from 'fast-check';
import { bundleText } from '../unit/tools/fuzz/fuzzed-page';
import { markdown } from '../unit/tools/fuzz/markdown-grammar';

/** Characters of the smallest page. */
const SMALL = 8000;

/** Four times the text may take so many times the computing time; more is no longer in proportion. */
const MAX_RATIO = 10;

/** Less than this is not worth a word, and too little to measure. Milliseconds. */
const MIN_MS = 250;

/** Makes pages of random text, repeated to 8,000, 16,000 and 32,000 characters, and compares computing times. */
export async function compareGrowth(count: number, seed: number): Promise<string[]> {
  const samples = fc.sample(markdown, { numRuns: count, seed }).filter((text) => text.trim() !== '');
  let slowest = 0;
  const faults = samples.flatMap((sample): string[] => {
    const [one, two, four] = [1, 2, 4].map((times) => cpuMs(sample, SMALL * times));
    slowest = Math.max(slowest, four ?? 0);
    if (one === undefined || four === undefined || four < MIN_MS || four / one < MAX_RATIO) return [];
    // Once more: other work on the machine may have come between.
    const again = cpuMs(sample, SMALL * 4) / cpuMs(sample, SMALL);
    if (again < MAX_RATIO) return [];
    return [
      `${one.toFixed(0)}, ${two?.toFixed(0)}, ${four.toFixed(0)} ms: ${JSON.stringify(sample).slice(0, 300)}`,
    ];
  });
  console.log(
    `${samples.length} texts; the slowest page of ${SMALL * 4} characters took ${slowest.toFixed(0)} ms`,
  );
  return faults;
}

/** Computing time for a page of `sample` again and again. */
function cpuMs(sample: string, length: number): number {
  const text = `${sample}\n\n`.repeat(Math.ceil(length / (sample.length + 2)));
  const before = process.cpuUsage();
  bundleText(text, import.meta.dirname);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
