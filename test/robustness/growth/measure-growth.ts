/** A step that processes a text of an author or a reader. */
export interface Stage {
  name: string;
  run(text: string): unknown;
}

/**
 * Maximum ratio of the times for a text and for a quarter of it. Linear growth gives 4, quadratic growth 16.
 */
const MAX_RATIO = 10;

/** Times below this count as fast, whatever their ratio, and are too short to measure. Milliseconds. */
const MIN_MS = 300;

/** Length of the shortest text. Characters. */
const SMALLEST = 1250;

/** How often a suspicious ratio is measured again, because other work on the machine may have caused it. */
const REPEATS = 3;

/**
 * Doubles a text up to `longest` characters and compares the computing time of each length with that of a
 * quarter of this length. Describes growth that is out of proportion. Undefined if there is none, or if the
 * longest text is fast.
 */
export function describeGrowth(
  { run }: Stage,
  textOf: (length: number) => string,
  longest: number,
): string | undefined {
  const measure = (length: number) => cpuMs(run, textOf(length));
  // Nearly all texts are fast. Measuring the shorter lengths of these too would take twice as long.
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

/** CPU time of a run. Other processes do not add to it. Milliseconds. */
function cpuMs(run: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
