import fc from 'fast-check';
import { bundleText } from '../../unit/tools/fuzz/fuzzed-page';
import { markdown } from '../../unit/tools/fuzz/markdown-grammar';
import { describeGrowth, type Stage } from './measure-growth';
import { NASTY_UNITS, nastyTexts } from './nasty-units';
import { MAKE_PAGE, PAGE_STAGES, READER_STAGES, TEXT_STAGES } from './stages';

/** A control that the trial must report: its time grows with the square of the length of white space. */
const SQUARED: Stage = { name: 'squared', run: (text) => /\s+$/.test(text) };
const LONGEST_SQUARED = 80_000;

/** Maximum length of the texts. Those for pages, which take longer, are half as long. Characters. */
const LONGEST = 20_000;
const LONGEST_PAGE = LONGEST / 2;

/** Maximum length of the texts in `compareAllGrowth`, which takes hours. Characters. */
const LONGEST_OF_ALL = 40_000;

/** Texts for pages. Each has made a page slow in the past. */
const PAGE_UNITS = ['「', '*', '[a](', '<!-- check-off a\t', '<img"', '? ', '- ', 'a: b\n', '中', '中('];

/**
 * Length of texts with `ENDLESS`. The search for their ends is fast, so only long texts show quadratic time.
 */
const LONGEST_ENDLESS = 160_000;
const ENDLESS = ['<!--', '<?', '<![CDATA[', '<!A '];

/**
 * Runs texts of doubling length through the stages that they may slow down, and `count` random pages through
 * the bundler. Returns the stages whose time grows out of proportion.
 */
export async function compareGrowth(count: number, seed: number): Promise<string[]> {
  const isFound = describeGrowth(SQUARED, nastyTexts('\t')[0], LONGEST_SQUARED) !== undefined;
  return [
    ...(isFound ? [] : ['a time that grows with the square of the text is not found']),
    ...[...TEXT_STAGES, ...READER_STAGES].flatMap((stage) => slowUnits(stage, NASTY_UNITS, LONGEST)),
    ...PAGE_STAGES.flatMap((stage) => slowUnits(stage, PAGE_UNITS, LONGEST_PAGE)),
    ...slowUnits(MAKE_PAGE, ENDLESS, LONGEST_ENDLESS),
    ...slowRandomPages(count, seed),
  ];
}

/** Runs every nasty text, in every form and with doubling length, through every stage. */
export async function compareAllGrowth(): Promise<string[]> {
  return [...PAGE_STAGES, ...TEXT_STAGES, ...READER_STAGES].flatMap((stage) => {
    const faults = NASTY_UNITS.flatMap((unit) =>
      nastyTexts(unit).flatMap((textOf) => told(stage, unit, describeGrowth(stage, textOf, LONGEST_OF_ALL))),
    );
    console.log(`${stage.name}: ${faults.length} slow texts`);
    return faults;
  });
}

function slowUnits(stage: Stage, units: readonly string[], longest: number): string[] {
  return units.flatMap((unit) => told(stage, unit, describeGrowth(stage, nastyTexts(unit)[0], longest)));
}

function slowRandomPages(count: number, seed: number): string[] {
  const page: Stage = { name: 'a random page', run: (text) => bundleText(text, import.meta.dirname) };
  const samples = fc.sample(markdown, { numRuns: count, seed }).filter((sample) => sample.trim() !== '');
  return samples.flatMap((sample) => {
    const textOf = (length: number) => `${sample}\n\n`.repeat(Math.ceil(length / (sample.length + 2)));
    return told(page, sample, describeGrowth(page, textOf, LONGEST));
  });
}

function told({ name }: Stage, unit: string, growth: string | undefined): string[] {
  return growth === undefined ? [] : [`${name}, ${JSON.stringify(unit).slice(0, 300)}: ${growth}`];
}
