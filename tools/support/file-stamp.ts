import type { BigIntStats } from 'node:fs';
import { statIfThere } from './real-path';

/** A file that was written so recently may be written again without another stamp. Milliseconds. */
const CLOCK_TICK_MS = 100;

/** Text that changes when the file at a path changes; it follows symbolic links. Empty when there is nothing. */
export function stampOf(place: string): string {
  const stats = statIfThere(place);
  return stats ? textOf(stats) : '';
}

/** As `stampOf`, but undefined when what is read from the file now may be outdated without another stamp. */
export function lastingStampOf(place: string): string | undefined {
  const stats = statIfThere(place);
  if (!stats || Date.now() - Number(stats.ctimeMs) < CLOCK_TICK_MS) return undefined;
  return textOf(stats);
}

/** A folder's times change with the files in it, which have stamps of their own. */
function textOf(stats: BigIntStats): string {
  return stats.isDirectory() ? 'folder' : `${stats.mtimeNs} ${stats.ctimeNs} ${stats.size} ${stats.ino}`;
}
