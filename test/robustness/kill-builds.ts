import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findMissing } from '../helpers/named-files';
import {
  ageLock,
  Build,
  type BuildSettings,
  faultsOfMix,
  inWorkshop,
  isSame,
  ROOT,
  readHashes,
  type Tree,
  type Workshop,
  writeSite,
} from './run-build';

/** Number of pages of the site that is built: enough for every stage to take a while. */
const PAGES = 60;

/** Number of pages of the site in `killAtEachWrite`, which tries every step of its build. */
const FEW_PAGES = 2;

const HOOK = path.join(ROOT, 'test/robustness/kill-before-step.mjs');

/** Kills builds at random moments, with all their processes. */
export async function killAtRandom(count = 100): Promise<string[]> {
  const faults: string[] = [];
  await inWorkshop(async (place) => {
    const { seconds } = await prepare(place, PAGES);
    let good = readHashes(place.out);
    const states = { old: 0, mixed: 0, new: 0 };
    for (let round = 1; round <= count; round++) {
      writeSite(place.content, PAGES, `第 ${round} 次`);
      const build = new Build(place);
      const after = Math.random() * seconds * 1.1;
      await setTimeout(after * 1000);
      build.kill();
      await build.ended;
      good = await examine(place, good, `round ${round}, after ${after.toFixed(2)} s`, states, faults);
    }
    report(count, states);
  });
  return faults;
}

/** Kills a build before each change that it makes to the output folder. */
export async function killAtEachWrite(): Promise<string[]> {
  const faults: string[] = [];
  await inWorkshop(async (place) => {
    await prepare(place, FEW_PAGES);
    const hooked = (env: Record<string, string>): BuildSettings => ({
      nodeArgs: ['--import', HOOK],
      env: { KILL_OUT: place.out, ...env },
    });
    const counted = path.join(place.root, 'steps');
    writeSite(place.content, FEW_PAGES, '数');
    const whole = await new Build(place, hooked({ KILL_COUNT: counted })).ended;
    if (whole.code !== 0) throw new Error(`the counted build failed:\n${whole.text}`);
    const steps = Number(readFileSync(counted, 'utf8'));
    let good = readHashes(place.out);
    const states = { old: 0, mixed: 0, new: 0 };
    for (let step = 1; step <= steps; step++) {
      writeSite(place.content, FEW_PAGES, `第 ${step} 步`);
      const { code, text } = await new Build(place, hooked({ KILL_STEP: String(step) })).ended;
      if (code !== null) faults.push(`step ${step}: the build was not killed:\n${text}`);
      good = await examine(place, good, `step ${step} of ${steps}`, states, faults);
    }
    report(steps, states);
  });
  return faults;
}

/**
 * Builds twice, so that caches are filled. `seconds`: duration of the second build, as of those to be killed.
 */
async function prepare(place: Workshop, pages: number): Promise<{ seconds: number }> {
  let seconds = 0;
  for (const word of ['零', '一']) {
    writeSite(place.content, pages, word);
    const ended = await new Build(place).ended;
    if (ended.code !== 0) throw new Error(`a build that nobody killed failed:\n${ended.text}`);
    ({ seconds } = ended);
  }
  return { seconds };
}

/** Examines what a killed build left, builds again, and examines the new output, whose hashes it returns. */
async function examine(
  place: Workshop,
  old: Tree,
  name: string,
  states: { old: number; mixed: number; new: number },
  faults: string[],
): Promise<Tree> {
  const found = readHashes(place.out);
  const missing = findMissing(place.out);
  ageLock(place.out);
  const next = await new Build(place).ended;
  const whole = readHashes(place.out);
  if (isSame(found, old)) states.old++;
  else if (isSame(found, whole)) states.new++;
  else states.mixed++;
  const wrong = [
    ...faultsOfMix(found, old, whole),
    ...missing.map((file) => `a file that is named is missing: ${file}`),
    ...(next.code === 0 ? [] : [`the next build fails:\n${next.text}`]),
    ...[...whole.keys()].filter((file) => file.includes('.tmp')).map((file) => `${file} stays`),
    ...readdirSync(place.root)
      .filter((file) => !['dist', 'content', 'steps'].includes(file))
      .map((file) => `beside the output stays ${file}`),
  ];
  faults.push(...wrong.map((text) => `${name}: ${text}`));
  return whole;
}

function report(count: number, states: Record<string, number>): void {
  console.log(
    `${count} kills: ${states.old} left the old build, ${states.mixed} old and new files, ${states.new} the new build`,
  );
}
