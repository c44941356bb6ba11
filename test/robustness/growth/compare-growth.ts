import fc from 'fast-check';
import { bundleText } from '../../unit/tools/fuzz/fuzzed-page';
import { markdown } from '../../unit/tools/fuzz/markdown-grammar';
import { describeGrowth, type Stage } from './measure-growth';
import { NASTY_UNITS, nastyTexts } from './nasty-units';
import { MAKE_PAGE, PAGE_STAGES, READER_STAGES, TEXT_STAGES } from './stages';

/** Its time grows with the square of a text of white space: what measures has to find it. */
const SQUARED: Stage = { name: 'squared', run: (text) => /\s+$/.test(text) };
const LONGEST_SQUARED = 80_000;

/** Characters of the longest texts. */
const LONGEST = 40_000;

/** What begins and never ends is searched fast: only in a long text is the square of its time seen. */
const LONGEST_ENDLESS = 160_000;

/** What begins such a part of HTML. */
const ENDLESS = ['<!--', '<?', '<![CDATA[', '<!A '];

/** Of pages of random Markdown, which are many. */
const LONGEST_RANDOM = 40_000;

/** Doubles nasty texts through every stage, and `count` random pages through the bundler; tells what grows faster than they do. */
export async function compareGrowth(count: number, seed: number): Promise<string[]> {
  const faults = [...PAGE_STAGES, ...TEXT_STAGES, ...READER_STAGES].flatMap((stage) => {
    const slow = slowTextsOf(stage);
    console.log(`${stage.name}: ${slow.length} slow texts`);
    return slow;
  });
  if (describeGrowth(SQUARED, nastyTexts('\t')[0], LONGEST_SQUARED) === undefined)
    faults.push('a time that grows with the square of the text is not found');
  for (const unit of ENDLESS)
    faults.push(...told(MAKE_PAGE, unit, describeGrowth(MAKE_PAGE, nastyTexts(unit)[0], LONGEST_ENDLESS)));
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
