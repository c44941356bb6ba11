import type { DiffLine } from '../authoring/verify/compare-lines';
import { VERIFIED_LOCK_FILE } from '../source/config/verified-lock';
import { inWords } from '../support/in-words';
import type { VerifyResult } from './verify';

/** Lines shown around a difference. */
const CONTEXT_LINES = 2;

/** Maximum number of lines shown of one difference. */
const MAX_DIFF_LINES = 60;

/** Prints what differs, as a diff with file and line, and how many samples gave what. */
export function printVerify(result: VerifyResult, source: string): void {
  const { product, total, same, excused, written, failed } = result;
  for (const { place, message, diff } of failed) {
    console.error(`${source}/${place.file}:${place.line}:${place.column} ${message}`);
    for (const line of shownLines(diff)) console.error(line);
  }
  if (product === undefined) {
    const none = 'none: no page has a block marked "run"';
    console.log(`samples  ${total === 0 ? none : `${total}, all in ${VERIFIED_LOCK_FILE} as they are now`}`);
    return;
  }
  const differing = failed.filter(({ diff }) => diff.length > 0).length;
  console.log(`product  ${product}`);
  console.log(
    `samples  ${total}, ${same + excused + failed.length} run now: ${same} as their pages say, ${differing} differing, ` +
      `${failed.length - differing} failed, ${excused} excused`,
  );
  if (written > 0) console.log(`written  ${inWords(written, 'output')}`);
  if (differing > 0) console.log('Mend the pages, or put what came into them with --write.');
}

/** The lines that differ with some before and after, each with its number on the page. */
function shownLines(diff: readonly DiffLine[]): string[] {
  const isNear = (i: number) =>
    diff.slice(Math.max(0, i - CONTEXT_LINES), i + CONTEXT_LINES + 1).some(({ sign }) => sign !== ' ');
  const near = diff.filter((_, i) => isNear(i));
  const width = String(near.at(-1)?.at ?? 0).length;
  const shown = near
    .slice(0, MAX_DIFF_LINES)
    .map(({ sign, text, at }) => `  ${sign} ${(sign === '+' ? '' : String(at)).padStart(width)} ${text}`);
  const left = near.length - shown.length;
  return left > 0 ? [...shown, `    … and ${inWords(left, 'more line')}`] : shown;
}
