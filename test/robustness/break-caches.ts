import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Build, CACHE, inWorkshop, isSame, readHashes, type Workshop, writeSite } from './run-build';

/** Ways to damage the cache that the last build has filled, so that no build can use it as it is. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'a bit of each file is flipped': () => changeFiles((data) => data.fill(data.readUInt8() ^ 1, 0, 1)),
  'the last bit of each file is flipped': () =>
    changeFiles((data) => data.fill((data.at(-1) ?? 0) ^ 1, data.length - 1)),
  'each file is cut off': () => changeFiles((data) => data.subarray(0, data.length / 2)),
  'each file is empty': () => changeFiles(() => Buffer.of()),
  'a folder lies in the place of each file': () =>
    files().forEach((file) => {
      rmSync(file);
      mkdirSync(path.join(file, 'x'), { recursive: true });
    }),
  'a file lies in the place of the cache': () => replaceCache(() => writeFileSync(CACHE, '')),
  'the cache is a dangling link': () => replaceCache(() => symlinkSync('nowhere/else', CACHE)),
  'the cache is a link to itself': () => replaceCache(() => symlinkSync(path.basename(CACHE), CACHE)),
  'the disk is read-only, and empty': () => mountCache('ro'),
  'the disk is full': () => mountCache('size=64k'),
  'the disk has room for some of it': () => mountCache('size=6m'),
};

/** Maximum number of warnings that a build may print about its cache. */
const MAX_WARNINGS = 1;

/**
 * Builds with caches that are damaged, unreadable or unwritable. Returns the builds that fail, have another
 * output or print too many warnings. Needs root to mount disks.
 */
export async function breakCaches(): Promise<string[]> {
  const faults: string[] = [];
  await inWorkshop(async (place) => {
    writeSite(place.content, 30, '一');
    writeFileSync(path.join(place.content, 'openapi.yml'), 'openapi: 3.0.0\n');
    const first = await build(place);
    if (first.code !== 0) throw new Error(`the first build failed:\n${first.text}`);
    const good = readHashes(place.out);
    const compare = (name: string, { code, text, seconds }: Awaited<ReturnType<typeof build>>): void => {
      const warnings = text.split('\n').filter((line) => line.includes('the cache cannot be written'));
      console.log(`${name}: ${seconds.toFixed(1)} s${warnings.map((line) => `\n  ${line}`).join('')}`);
      if (code !== 0) faults.push(`${name}: exit code ${code}\n${text}`);
      if (!isSame(readHashes(place.out), good)) faults.push(`${name}: another output`);
      if (warnings.length > MAX_WARNINGS) faults.push(`${name}: ${warnings.length} warnings`);
    };
    compare('all is remembered', await build(place));
    for (const [name, damage] of Object.entries(FAULTS)) {
      damage();
      try {
        compare(name, await build(place));
        compare(`${name}, again`, await build(place));
      } finally {
        unmountCache();
      }
      rmSync(CACHE, { recursive: true, force: true });
      await build(place);
    }
    rmSync(CACHE, { recursive: true });
    const other = { ...place, out: `${place.out}-2` };
    const [one] = await Promise.all([build(place), build(other)]);
    compare('two builds at once', one);
    if (!isSame(readHashes(other.out), good)) faults.push('two builds at once: another output');
  });
  return faults;
}

async function build(place: Workshop) {
  rmSync(place.out, { recursive: true, force: true });
  return new Build(place).ended;
}

function files(): string[] {
  const entries = readdirSync(CACHE, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

function changeFiles(change: (data: Buffer) => Buffer): void {
  for (const file of files()) {
    const data = readFileSync(file);
    if (data.length > 0) writeFileSync(file, change(data));
  }
}

function replaceCache(make: () => void): void {
  rmSync(CACHE, { recursive: true });
  make();
}

function mountCache(options: string): void {
  replaceCache(() => mkdirSync(CACHE));
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', CACHE]);
}

function unmountCache(): void {
  if (readFileSync('/proc/mounts', 'utf8').includes(CACHE)) execFileSync('umount', [CACHE]);
}
