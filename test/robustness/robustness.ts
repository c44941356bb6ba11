/** Trials that are too slow for every test run. Start them by hand: `npm run robustness -- kill 50`. */
import { breakCaches } from './break-caches';
import { compareAllGrowth, compareGrowth } from './growth/compare-growth';
import { killAtEachWrite, killAtRandom } from './kill-builds';
import { tryLargestPages } from './limits';
import { buildInOddPlaces } from './odd-places';
import { soakServers } from './servers/soak-servers';

/** The trials. `count`: the number on the command line. */
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
  /** Every nasty text through every stage, which takes hours. */
  'all-growth': () => compareAllGrowth(),
  /**
   * A thousand clients for each server, most of them misbehaving. The count is the minutes for each server.
   */
  servers: (minutes) => soakServers(minutes),
  /** Pages of the maximum size. */
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
