/** Something that is done with a text that an author or a reader has written. */
export interface Stage {
  name: string;
  run(text: string): unknown;
}

/** Four times the text may take so many times the computing time: in proportion are 4, squared are 16. */
const MAX_RATIO = 10;

/** Less than this is fast whatever the ratio, and too little to measure. Milliseconds. */
const MIN_MS = 300;

/** Characters of the smallest text. */
const SMALLEST = 1250;

/** How often a suspicious ratio is measured again: other work on the machine may have come between. */
const REPEATS = 3;

/**
 * Doubles a text up to `longest` characters and compares the computing time of each length with that of a quarter
 * of it. Describes the growth where it is out of proportion; undefined where it is not, or where the longest is fast.
 */
export function describeGrowth(
  { run }: Stage,
  textOf: (length: number) => string,
  longest: number,
): string | undefined {
  const measure = (length: number) => cpuMs(run, textOf(length));
  // Nearly all are fast; doubling every text takes twice as long.
  if (measure(longest) < MIN_MS) return undefined;
  const times: number[] = [];
  for (let length = SMALLEST; length <= longest; length *= 2) {
    times.push(measure(length));
    const [quarter, , whole] = times.slice(-3);
    if (quarter === undefined || whole === undefined || whole < MIN_MS || whole / quarter < MAX_RATIO)
      continue;
    const least = (of: number) => Math.min(...Array.from({ length: REPEATS }, () => measure(of)));
    const again = [least(length / 4), least(length)] as const;
    if (again[1] < MIN_MS || again[1] / again[0] < MAX_RATIO) continue;
    return `${length / 4} characters take ${again[0].toFixed(0)} ms, ${length} take ${again[1].toFixed(0)} ms`;
  }
  return undefined;
}

/** Computing time of this process, which other processes do not add to. */
function cpuMs(run: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
