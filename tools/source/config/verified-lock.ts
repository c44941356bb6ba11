import path from 'node:path';
import { compare } from '../../support/compare';
import { readOptional } from '../../support/read-text';
import { writeSource } from '../write-source';

/**
 * The samples that `npm run verify` has run, one per line, sorted: page, hash of the sample, `ran`, date and product;
 * or page, hash, `excused` and the reason why it cannot be run.
 */
export const VERIFIED_LOCK_FILE = 'verified.lock';

export interface VerifiedLine {
  /** File below the content folder. */
  page: string;
  hash: string;
  /** When it ran, `2026-11-22`, and on what, `SSCMS 7.4.0`; or why it cannot be run. */
  result: { date: string; product: string } | { excuse: string };
}

const LINE_PATTERN = /^(.+?) ([0-9a-f]{10}) (?:ran (\d{4}-\d\d-\d\d) (.+)|excused (.+))$/;

/** Lines of `verified.lock`; empty for a site without the file. A line that is none, as of a merge, counts as absent. */
export async function readVerifiedLock(root: string): Promise<VerifiedLine[]> {
  const text = await readOptional(path.join(root, VERIFIED_LOCK_FILE));
  return (text ?? '').split(/\r?\n/).flatMap(parseLine);
}

function parseLine(text: string): VerifiedLine[] {
  const [, page = '', hash = '', date = '', product = '', excuse] = LINE_PATTERN.exec(text) ?? [];
  if (page === '') return [];
  return [{ page, hash, result: excuse === undefined ? { date, product } : { excuse } }];
}

/** Writes the lines of `verified.lock`, sorted, each once. */
export function writeVerifiedLock(root: string, lines: readonly VerifiedLine[]): void {
  const texts = lines.map(({ page, hash, result }) =>
    'excuse' in result
      ? `${page} ${hash} excused ${result.excuse.replace(/\s+/g, ' ').trim() || 'no reason given'}`
      : `${page} ${hash} ran ${result.date} ${result.product}`,
  );
  const sorted = [...new Set(texts)].toSorted(compare).map((text) => `${text}\n`);
  writeSource(root, VERIFIED_LOCK_FILE, sorted.join(''));
}

/** The line of a sample, found by page and hash. */
export function findVerified(lines: readonly VerifiedLine[]) {
  const known = new Map(lines.map((line) => [`${line.page} ${line.hash}`, line]));
  return (page: string, hash: string) => known.get(`${page} ${hash}`);
}

/** What a sample ran on; undefined for one that has not run or is excused. */
export function findProducts(lines: readonly VerifiedLine[]) {
  const find = findVerified(lines);
  return (page: string, hash: string) => {
    const result = find(page, hash)?.result;
    return result && 'product' in result ? result.product : undefined;
  };
}
