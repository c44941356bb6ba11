import path from 'node:path';
import { readOptionalText } from '../../support/read-optional-text';

/**
 * File with the results of `npm run verify`, one code sample per line, sorted. A sample that ran: page, hash of the
 * sample, `ran`, date and product; `checked` when a program read it and did not run it. A sample that cannot be run:
 * page, hash, `excused` and the reason.
 */
export const VERIFIED_LOCK_FILE = 'verified.lock';

export interface Verified {
  verb: 'ran' | 'checked';
  /** `2026-11-22` */
  date: string;
  /** `SSCMS 7.4.0`, on which it ran; or the program that checked it: `nginx 1.22.1`. */
  product: string;
}

export interface VerifiedLine {
  /** File below the content folder. */
  page: string;
  hash: string;
  result: Verified | { excuse: string };
}

const LINE_PATTERN = /^(.+?) ([0-9a-f]{10}) (?:(ran|checked) (\d{4}-\d\d-\d\d) (.+)|excused (.+))$/;

/** Lines of `verified.lock`; empty without the file. */
export async function readVerifiedLock(root: string): Promise<VerifiedLine[]> {
  return parseVerifiedLock((await readOptionalText(path.join(root, VERIFIED_LOCK_FILE))) ?? '');
}

/** Lines of the text of `verified.lock`. Invalid lines, such as merge conflict markers, are skipped. */
export function parseVerifiedLock(text: string): VerifiedLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, page, hash = '', word, date = '', product = '', excuse] = LINE_PATTERN.exec(line) ?? [];
    if (page === undefined) return [];
    const verb = word === 'checked' ? word : 'ran';
    return [{ page, hash, result: excuse === undefined ? { verb, date, product } : { excuse } }];
  });
}

/** Text of `verified.lock`, sorted and without duplicates. */
export function formatVerifiedLock(lines: readonly VerifiedLine[]): string {
  const texts = lines.map(({ page, hash, result }) =>
    'excuse' in result
      ? `${page} ${hash} excused ${result.excuse.replace(/\s+/g, ' ').trim() || 'no reason given'}`
      : `${page} ${hash} ${result.verb} ${result.date} ${result.product}`,
  );
  const sorted = [...new Set(texts)].toSorted().map((text) => `${text}\n`);
  return sorted.join('');
}

/** Returns a function that finds the line of a sample by its page and hash. */
export function findVerified(lines: readonly VerifiedLine[]) {
  const known = new Map(lines.map((line) => [`${line.page} ${line.hash}`, line]));
  return (page: string, hash: string) => known.get(`${page} ${hash}`);
}

/** Returns a function that finds what a sample ran on; undefined if the sample has not run or is excused. */
export function findRuns(lines: readonly VerifiedLine[]) {
  const find = findVerified(lines);
  return (page: string, hash: string) => {
    const result = find(page, hash)?.result;
    return result && 'product' in result ? result : undefined;
  };
}
