import fc from 'fast-check';
import { describeGrowth, type Stage } from '../growth/measure-growth';
import { NASTY_UNITS, nastyTexts } from '../growth/nasty-units';
import { PAGE_STAGES, READER_STAGES, TEXT_STAGES } from '../growth/stages';
import { bundleText } from '../unit/tools/fuzz/fuzzed-page';
import { markdown } from '../unit/tools/fuzz/markdown-grammar';

/** Characters of the longest texts. */
const LONGEST = 40_000;

/** Of pages of random Markdown, which are many. */
const LONGEST_RANDOM = 40_000;

/** Doubles nasty texts through every stage, and `count` random pages through the bundler; tells what grows faster than they do. */
export async function compareGrowth(count: number, seed: number): Promise<string[]> {
  const faults = [...PAGE_STAGES, ...TEXT_STAGES, ...READER_STAGES].flatMap((stage) => {
    const slow = slowTextsOf(stage);
    console.log(`${stage.name}: ${slow.length} slow texts`);
    return slow;
  });
  const page: Stage = { name: 'a random page', run: (text) => bundleText(text, import.meta.dirname) };
  for (const sample of fc.sample(markdown, { numRuns: count, seed })) {
    if (sample.trim() === '') continue;
    const textOf = (length: number) => `${sample}\n\n`.repeat(Math.ceil(length / (sample.length + 2)));
    faults.push(...told(page, sample, describeGrowth(page, textOf, LONGEST_RANDOM)));
  }
  return faults;
}

function slowTextsOf(stage: Stage): string[] {
  return NASTY_UNITS.flatMap((unit) =>
    nastyTexts(unit).flatMap((textOf) => told(stage, unit, describeGrowth(stage, textOf, LONGEST))),
  );
}

function told({ name }: Stage, unit: string, growth: string | undefined): string[] {
  return growth === undefined ? [] : [`${name}, ${JSON.stringify(unit).slice(0, 300)}: ${growth}`];
}
