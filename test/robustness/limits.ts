import { NASTY_UNITS, nastyTexts } from './growth/nasty-units';
import { CHECK_PAGE, MAKE_PAGE, MAX_LINES } from './growth/stages';

/** Maximum size of a page; the build refuses larger ones. Bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Maximum computing time for a page of the maximum size. Milliseconds. */
const MAX_MS = 10_000;

/** Bundles and checks a page of the maximum size for every nasty text. Returns those that take too long. */
export function tryLargestPages(): string[] {
  let slowest = 0;
  const faults = NASTY_UNITS.flatMap((unit) =>
    nastyTexts(unit).flatMap((textOf, shape) =>
      [MAKE_PAGE, CHECK_PAGE].flatMap(({ name, run }) => {
        const before = process.cpuUsage();
        run(largest(textOf));
        const { user, system } = process.cpuUsage(before);
        const ms = (user + system) / 1000;
        slowest = Math.max(slowest, ms);
        if (ms <= MAX_MS) return [];
        const fault = `${name}, ${JSON.stringify(unit)} in form ${shape + 1}: ${ms.toFixed(0)} ms`;
        console.log(fault);
        return [fault];
      }),
    ),
  );
  console.log(`the slowest of ${NASTY_UNITS.length} kinds of page took ${slowest.toFixed(0)} ms`);
  return faults;
}

/** Cuts a text to what a page may hold. */
function largest(textOf: (length: number) => string): string {
  const bytes = Buffer.from(textOf(MAX_BYTES)).subarray(0, MAX_BYTES - 3);
  return bytes
    .toString('utf8')
    .replace(/\ufffd$/, '')
    .split(/\r\n?|\n/, MAX_LINES)
    .join('\n');
}
