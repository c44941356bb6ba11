import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Build, hashTree, inWorkshop, litterInCaches, writeSite } from './run-build';

/** Pages of the site that is built: enough for every stage to take a while. */
const PAGES = 60;

/**
 * Kills builds at random moments, with all their processes. After each, the output folder is the last good
 * build or the new one, whole; the next build works and leaves nothing beside it.
 */
export async function killBuilds(count: number): Promise<string[]> {
  const faults: string[] = [];
  await inWorkshop(async (place) => {
    writeSite(place.content, PAGES, '零');
    const first = await new Build(place).ended;
    if (first.code !== 0) throw new Error(`the first build failed:\n${first.text}`);
    // As long as those that are killed take: every page is another.
    writeSite(place.content, PAGES, '一');
    const rebuilt = await new Build(place).ended;
    let good = hashTree(place.out);
    console.log(`builds take ${first.seconds.toFixed(1)} s, again ${rebuilt.seconds.toFixed(1)} s`);
    let [old, swapped, missing] = [0, 0, 0];
    for (let round = 1; round <= count; round++) {
      writeSite(place.content, PAGES, `第 ${round} 次`);
      const build = new Build(place);
      const after = Math.random() * rebuilt.seconds * 1.1;
      await setTimeout(after * 1000);
      build.kill();
      await build.ended;
      const found = hashTree(place.out);
      const next = await new Build(place).ended;
      const whole = hashTree(place.out);
      if (found === good) old++;
      else if (found === whole) swapped++;
      else if (found === '') missing++;
      else faults.push(`round ${round}, after ${after.toFixed(2)} s: the output is neither build`);
      if (next.code !== 0) faults.push(`round ${round}: the next build fails:\n${next.text}`);
      const beside = readdirSync(path.dirname(place.out)).filter(
        (name) => name !== 'dist' && name !== 'content',
      );
      if (beside.length > 0) faults.push(`round ${round}: beside the output stays ${beside.join(', ')}`);
      good = whole;
    }
    const litter = litterInCaches();
    console.log(
      `${count} kills: ${old} left the last build, ${swapped} the new one, ${missing} none (the moment of the swap)`,
    );
    console.log(`half-written files in the caches: ${litter.length} ${litter.slice(0, 5).join(' ')}`);
    if (litter.length > 0) faults.push(`caches keep ${litter.length} half-written files`);
  });
  return faults;
}
