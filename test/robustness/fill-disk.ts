import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Build, hashTree, inWorkshop, writeSite } from './run-build';

/** Room for one build of the site, and not for two. Megabytes. */
const ROOM = 16;

/** Builds into a disk that has no room left: the last build stays, and the message says why. Needs root, to mount one. */
export async function fillDisk(): Promise<string[]> {
  const faults: string[] = [];
  await inWorkshop(async (place) => {
    const disk = path.join(place.root, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}m`, 'tmpfs', disk]);
    try {
      const site = { ...place, out: path.join(disk, 'dist') };
      writeSite(site.content, 60, '一');
      const first = await new Build(site).ended;
      if (first.code !== 0) throw new Error(`the first build failed:\n${first.text}`);
      const good = hashTree(site.out);
      writeSite(site.content, 60, '二');
      fill(path.join(disk, 'fill'));
      const second = await new Build(site).ended;
      console.log(second.text.trim().split('\n').slice(-2).join('\n'));
      if (second.code !== 1 || !second.text.includes('no space left')) faults.push(`it said: ${second.text}`);
      if (/^\s+at /m.test(second.text)) faults.push('it printed a stack');
      if (hashTree(site.out) !== good) faults.push('the last build has changed');
      rmSync(path.join(disk, 'fill'));
      const third = await new Build(site).ended;
      if (third.code !== 0) faults.push(`the next build fails:\n${third.text}`);
    } finally {
      execFileSync('umount', [disk]);
    }
  });
  return faults;
}

/** Writes until the disk is full. */
function fill(file: string): void {
  for (let kilobytes = 64 * 1024; kilobytes >= 4; kilobytes /= 2) {
    try {
      writeFileSync(file, Buffer.alloc(kilobytes * 1024), { flag: 'a' });
    } catch {
      // No room for so much: half of it may fit.
    }
  }
}
