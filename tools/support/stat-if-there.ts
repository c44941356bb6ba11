import { type BigIntStats, lstatSync, statSync } from 'node:fs';
import { errorCodeOf } from './error-code';

/** Errors that say a path leads nowhere: nothing there, a parent that is a file, links in a loop. */
const NOTHING_THERE = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

/** What a path leads to; undefined when it leads nowhere. */
export function statIfThere(place: string): BigIntStats | undefined {
  return lookWith(statSync, place);
}

/** What is at a path, without following symbolic links; undefined when nothing is there. */
export function lstatIfThere(place: string): BigIntStats | undefined {
  return lookWith(lstatSync, place);
}

function lookWith(stat: typeof statSync, place: string): BigIntStats | undefined {
  try {
    return stat(place, { bigint: true });
  } catch (error) {
    if (NOTHING_THERE.has(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}
