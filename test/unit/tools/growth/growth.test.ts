import { describeGrowth, type Stage } from '../../../growth/measure-growth';
import { NASTY_UNITS, nastyTexts } from '../../../growth/nasty-units';
import { MAKE_PAGE, PAGE_STAGES, READER_STAGES, TEXT_STAGES } from '../../../growth/stages';

/** Characters of the longest texts; `npm run robustness -- growth` tries longer ones, and more of them. */
const LONGEST = 20_000;
const LONGEST_PAGE = 10_000;
/** The search for an end is fast: only in a long text is its square seen. */
const LONGEST_ENDLESS = 160_000;

/** For pages, which take longer than pieces of text: each has made one slow. */
const PAGE_UNITS = ['「', '*', '[a](', '<!-- check-off a\t', '<img"', '? ', '- ', 'a: b\n', '中', '中('];

function slowTexts(stage: Stage, units: readonly string[], longest: number): string[] {
  return units.flatMap((unit) => {
    const growth = describeGrowth(stage, nastyTexts(unit)[0], longest);
    return growth === undefined ? [] : [`${JSON.stringify(unit)}: ${growth}`];
  });
}

describe('a text twice as long takes about twice the computing time', () => {
  it.each([...TEXT_STAGES, ...READER_STAGES])('$name', (stage) => {
    expect(slowTexts(stage, NASTY_UNITS, LONGEST)).toEqual([]);
  });

  it.each(PAGE_STAGES)('$name', (stage) => {
    expect(slowTexts(stage, PAGE_UNITS, LONGEST_PAGE)).toEqual([]);
  });
});

test('a page is made in time where what begins in it never ends', () => {
  expect(slowTexts(MAKE_PAGE, ['<!--', '<?', '<![CDATA[', '<!A '], LONGEST_ENDLESS)).toEqual([]);
});

test('a text whose time grows with its square is found', () => {
  const squared: Stage = { name: 'squared', run: (text) => /\s+$/.test(text) };
  expect(slowTexts(squared, ['\t'], 80_000)).toEqual([
    expect.stringMatching(/^"\\t": \d+ characters take \d+ ms, \d+ take \d+ ms$/),
  ]);
});
