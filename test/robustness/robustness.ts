/** Faults of the world around a build, by hand: `npm run robustness -- kill 50`. Too slow for every test run. */
import { breakCaches } from './break-caches';
import { compareAllGrowth, compareGrowth } from './growth/compare-growth';
import { killAtEachWrite, killAtRandom } from './kill-builds';
import { tryLargestPages } from './limits';
import { buildInOddPlaces } from './odd-places';
import { soakServers } from './servers/soak-servers';

/** What is tried, with how often it is done when nobody says. */
const TRIALS: Readonly<Record<string, (count: number | undefined) => Promise<string[]>>> = {
  /** Builds killed at random moments. */
  kill: (count) => killAtRandom(count),
  /** Builds killed before each change they make. */
  writes: () => killAtEachWrite(),
  /** Output folders that are links, mounts, read-only, full, or used by two builds. */
  places: () => buildInOddPlaces(),
  /** Caches that are damaged, or cannot be read or written. */
  caches: () => breakCaches(),
  /** Nasty texts and random pages of growing size. */
  growth: (count = 100) => compareGrowth(count, Date.now()),
  /** Every nasty text through every stage: hours. */
  'all-growth': () => compareAllGrowth(),
  /** A thousand clients at each server, most of them up to no good; the number is of minutes. */
  servers: (minutes) => soakServers(minutes),
  /** The largest pages. */
  limits: async () => tryLargestPages(),
};

const [what = 'all', count] = process.argv.slice(2);
const faults: string[] = [];
for (const [name, trial] of Object.entries(TRIALS)) {
  if (what !== 'all' && what !== name) continue;
  console.log(`\n${name}`);
  faults.push(
    ...(await trial(count === undefined ? undefined : Number(count))).map((fault) => `${name}: ${fault}`),
  );
}
console.log(faults.length === 0 ? '\nno faults' : `\n${faults.length} faults:\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
