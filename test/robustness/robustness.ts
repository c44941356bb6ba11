/** Trials that are too slow for every test run. Start them by hand: `npm run robustness -- kill 50`. */
import { killAtEachWrite, killAtRandom } from './kill-builds';
import { buildInOddPlaces } from './odd-places';
import { besiegeServers } from './servers';

/** The trials. `count`: the number on the command line. */
const TRIALS: Readonly<Record<string, (count: number | undefined) => Promise<string[]>>> = {
  /** Builds killed at random moments. */
  kill: (count) => killAtRandom(count),
  /** Builds killed before each change they make. */
  writes: () => killAtEachWrite(),
  /** Output folders that are links, mounts, read-only, full, or used by two builds. */
  places: () => buildInOddPlaces(),
  /** Clients that misbehave. The count is the minutes for each server. */
  servers: (minutes) => besiegeServers(minutes),
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
