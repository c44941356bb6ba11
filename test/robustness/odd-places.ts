import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findMissing } from '../helpers/named-files';
import { Build, faultsOfMix, inWorkshop, isSame, readHashes, type Workshop, writeSite } from './run-build';

const PAGES = 20;

/** Size of a disk that has room for one build of the site, but not for a second one beside it. Megabytes. */
const SMALL_DISK = 16;

/** Builds into output folders that are links, mounts, read-only, full, or used by two builds. Needs root. */
export async function buildInOddPlaces(): Promise<string[]> {
  const faults: string[] = [];
  const expectBuild = async (name: string, place: Workshop): Promise<void> => {
    for (const word of ['一', '二']) {
      writeSite(place.content, PAGES, word);
      const { code, text } = await new Build(place).ended;
      if (code !== 0) faults.push(`${name}: ${text}`);
      faults.push(...findMissing(place.out).map((file) => `${name}: missing ${file}`));
    }
    console.log(`${name}: built twice, ${readHashes(place.out).size} files`);
  };

  await inWorkshop(async (place) => {
    const real = path.join(place.root, 'real');
    mkdirSync(real);
    symlinkSync(real, place.out);
    await expectBuild('a symbolic link', place);
  });
  await inWorkshop(async (place) => {
    mkdirSync(place.out);
    await mounted(place.out, ['-t', 'tmpfs', 'tmpfs'], () =>
      expectBuild('a mount on another file system', place),
    );
  });
  await inWorkshop(async (place) => {
    const [volume, below] = [path.join(place.root, 'volume'), path.join(place.out, 'docs/assets')];
    mkdirSync(volume);
    mkdirSync(below, { recursive: true });
    await mounted(below, ['--bind', volume], () => expectBuild('a volume below the folder', place));
  });
  await inWorkshop(async (place) => {
    mkdirSync(place.out);
    writeSite(place.content, PAGES, '一');
    await mounted(place.out, ['-t', 'tmpfs', '-o', 'ro', 'tmpfs'], async () => {
      const { code, text } = await new Build(place).ended;
      console.log(`a read-only disk: ${lastLines(text)}`);
      if (code !== 1 || !text.includes('file system is read-only')) faults.push(`a read-only disk: ${text}`);
    });
  });
  await inWorkshop((place) => fillDisk(place, faults));
  await inWorkshop((place) => buildTwiceAtOnce('two builds at once', place, [], faults));
  await inWorkshop((place) =>
    buildTwiceAtOnce(
      'two containers in which the build has the same process number',
      place,
      ['unshare', '--pid', '--fork', '--mount-proc'],
      faults,
    ),
  );
  return faults;
}

/**
 * Builds on a full disk: every file must be the old or the new one. With room again, the next build must
 * succeed.
 */
async function fillDisk(place: Workshop, faults: string[]): Promise<void> {
  mkdirSync(place.out);
  await mounted(place.out, ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}m`, 'tmpfs'], async () => {
    const build = async (word: string) => {
      writeSite(place.content, PAGES, word);
      return new Build(place).ended;
    };
    const first = await build('一');
    if (first.code !== 0) throw new Error(`the first build failed:\n${first.text}`);
    const old = readHashes(place.out);
    fill(path.join(place.out, 'fill'));
    const second = await build('二');
    console.log(`a full disk: ${lastLines(second.text)}`);
    if (second.code !== 1 || !second.text.includes('no space left')) faults.push(`it said: ${second.text}`);
    if (/^\s+at /m.test(second.text)) faults.push('it printed a stack');
    const [found, missing] = [readHashes(place.out), findMissing(place.out)];
    rmSync(path.join(place.out, 'fill'));
    const third = await build('二');
    if (third.code !== 0) faults.push(`the next build fails:\n${third.text}`);
    const fresh = new Map([...found].filter(([file]) => file !== 'fill'));
    faults.push(...faultsOfMix(fresh, old, readHashes(place.out)), ...missing);
  });
}

/**
 * Runs two builds of one content into one folder: one must wait, and the output must be that of one build.
 */
async function buildTwiceAtOnce(
  name: string,
  place: Workshop,
  prefix: readonly string[],
  faults: string[],
): Promise<void> {
  writeSite(place.content, PAGES, '一');
  const alone = await new Build(place).ended;
  if (alone.code !== 0) throw new Error(`a build alone failed:\n${alone.text}`);
  const wanted = readHashes(place.out);
  rmSync(place.out, { recursive: true });
  const both = await Promise.all([new Build(place, { prefix }).ended, new Build(place, { prefix }).ended]);
  console.log(`${name}: exit codes ${both.map(({ code }) => code).join(' and ')}`);
  if (!both.some(({ text }) => text.includes('Another build is writing')))
    faults.push(`${name}: neither waited`);
  for (const { code, text } of both) if (code !== 0) faults.push(`${name}: ${text}`);
  if (!isSame(readHashes(place.out), wanted)) faults.push(`${name}: the output is not that of one build`);
}

async function mounted(folder: string, args: readonly string[], action: () => Promise<void>): Promise<void> {
  execFileSync('mount', [...args, folder]);
  try {
    await action();
  } finally {
    execFileSync('umount', [folder]);
  }
}

/** Writes until the disk is full. */
function fill(file: string): void {
  for (let kilobytes = 64 * 1024; kilobytes >= 4; kilobytes /= 2) {
    try {
      writeFileSync(file, Buffer.alloc(kilobytes * 1024), { flag: 'a' });
    } catch {
      // There is no room for this much: half of it may fit.
    }
  }
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-2).join('\n');
}
