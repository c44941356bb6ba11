import type { DiffLine } from '../authoring/verify/compare-lines';
import { askVersion, refuseOtherVersion, type Target } from '../authoring/verify/product';
import { findSamples, type Outcome, type PlacedSample, runSample } from '../authoring/verify/run-sample';
import { writeOutput } from '../authoring/verify/write-output';
import {
  findVerified,
  formatVerifiedLock,
  parseVerifiedLock,
  readVerifiedLock,
  VERIFIED_LOCK_FILE,
  type VerifiedLine,
} from '../source/config/verified-lock';
import { removeTemporaryFiles, updateSource } from '../source/write-source';
import { formatCount } from '../support/format-count';
import { UsageError } from '../support/problems';
import type { Place } from '../support/yaml-document';

/** Number of lines shown before and after a difference. */
const CONTEXT_LINES = 2;

/** Maximum number of lines shown of one difference. */
const MAX_DIFF_LINES = 60;

export interface VerifyOptions {
  /** A page, `stl/a`, or a folder, `stl/`; all pages when absent. */
  only?: string;
  /** Run only samples whose current text is not in `verified.lock`. */
  changed?: boolean;
  /** Write the output of the product into the pages. */
  write?: boolean;
  onProgress?: (done: number, total: number, place: Place) => void;
}

export interface VerifyResult {
  /** Absent when there was nothing to run. */
  product?: string;
  /** Number of samples in the whole content. */
  total: number;
  same: number;
  /** Number of samples that cannot be run here, for a reason that their runner gives. */
  excused: number;
  written: number;
  /** Samples that failed, or whose output is not what their pages say. `at` in `diff`: the line's number on the page. */
  failed: { place: Place; message: string; diff: DiffLine[] }[];
}

/** Runs samples one after another. Records in `verified.lock` those that give what their pages say or are excused. */
export async function verifySamples(
  root: string,
  target: Target,
  options: VerifyOptions,
): Promise<VerifyResult> {
  const samples = await findSamples(root);
  const total = samples.length;
  const lock = await readVerifiedLock(root);
  const find = findVerified(lock);
  const { only, changed } = options;
  const named = samples.filter(({ place }) => only === undefined || isNamedBy(place.file, only));
  if (only !== undefined && named.length === 0)
    throw new UsageError(
      `No page ${only} has a sample marked "run". Name it by its file in the content folder: --only stl/a.md`,
    );
  const chosen = named.filter(({ place, hash }) => !changed || find(place.file, hash) === undefined);
  if (chosen.length === 0) return { total, same: 0, excused: 0, written: 0, failed: [] };
  const product = await askVersion(root, target);
  refuseOtherVersion(product, lock, target);
  const outcomes = new Map<PlacedSample, Outcome>();
  for (const [i, sample] of chosen.entries()) {
    options.onProgress?.(i, chosen.length, sample.place);
    outcomes.set(sample, await runSample(root, sample, target));
  }
  await removeTemporaryFiles(root);
  /** New hashes of the samples whose output was written. */
  const written = new Map<PlacedSample, string>();
  for (const [sample, outcome] of outcomes) {
    const hash = options.write && outcome.kind === 'differs' && writeOutput(root, sample, outcome.actual);
    if (hash) written.set(sample, hash);
  }
  const date = new Date().toISOString().slice(0, 10);
  updateSource(root, VERIFIED_LOCK_FILE, (text) => {
    const findNow = findVerified(parseVerifiedLock(text ?? ''));
    const lines = samples.flatMap((sample): VerifiedLine[] | VerifiedLine => {
      const page = sample.place.file;
      const hash = written.get(sample) ?? sample.hash;
      const outcome = outcomes.get(sample);
      if (outcome === undefined) return findNow(page, hash) ?? [];
      // What this machine lacks does not undo a run on another.
      if (outcome.kind === 'excused')
        return findNow(page, hash) ?? { page, hash, result: { excuse: outcome.reason } };
      const checked = outcome.kind === 'same' ? outcome.checked : undefined;
      if (checked !== undefined) return { page, hash, result: { verb: 'checked', date, product: checked } };
      return outcome.kind === 'same' || written.has(sample)
        ? { page, hash, result: { verb: 'ran', date, product } }
        : [];
    });
    return formatVerifiedLock(lines);
  });
  const countOf = (kind: Outcome['kind']) =>
    [...outcomes.values()].filter((outcome) => outcome.kind === kind).length;
  const same = countOf('same') + written.size;
  const failed = [...outcomes].flatMap(([sample, outcome]) =>
    written.has(sample) ? [] : failureOf(sample, outcome, options.write),
  );
  return { product, total, same, excused: countOf('excused'), written: written.size, failed };
}

function isNamedBy(file: string, only: string): boolean {
  const wanted = only.replace(/^\.?\//, '');
  return file === wanted || file === `${wanted}.md` || file.startsWith(`${wanted.replace(/\/$/, '')}/`);
}

function failureOf(
  { place, page, output }: PlacedSample,
  outcome: Outcome,
  isWriting = false,
): VerifyResult['failed'] {
  if (outcome.kind === 'failed') return [{ place, message: outcome.message, diff: [] }];
  if (outcome.kind !== 'differs') return [];
  const start = output ? page.placeOf(output.token) : place;
  const diff = outcome.diff.map((line) => ({ ...line, at: start.line + 1 + line.at }));
  const message = 'the product gives something else';
  const reason = 'the page has changed meanwhile, or would be read in another way with it';
  return [
    { place: start, message: isWriting ? `${message}, which was not written: ${reason}` : message, diff },
  ];
}

/** Prints differences as diffs with file and line, and the number of samples with each result. */
export function printVerify(result: VerifyResult, source: string): void {
  const { product, total, same, excused, written, failed } = result;
  for (const { place, message, diff } of failed) {
    console.error(`${source}/${place.file}:${place.line}:${place.column} ${message}`);
    for (const line of shownLines(diff)) console.error(line);
  }
  if (product === undefined) {
    const none = 'none: no page has a block marked "run"';
    const done = `${total}, none run now: ${VERIFIED_LOCK_FILE} already has the current text of all that were asked for`;
    console.log(`samples  ${total === 0 ? none : done}`);
    return;
  }
  const differing = failed.filter(({ diff }) => diff.length > 0).length;
  console.log(`product  ${product}`);
  console.log(
    `samples  ${total}, ${same + excused + failed.length} run now: ${same} as their pages say, ${differing} differing, ` +
      `${failed.length - differing} failed, ${excused} excused`,
  );
  if (written > 0) console.log(`written  ${formatCount(written, 'output')}`);
  if (differing > 0) console.log('Correct the pages, or write what the product gave into them with --write.');
}

/** The lines that differ and some lines before and after them. Lines that are on the page have their line number. */
function shownLines(diff: readonly DiffLine[]): string[] {
  const isNear = (i: number) =>
    diff.slice(Math.max(0, i - CONTEXT_LINES), i + CONTEXT_LINES + 1).some(({ sign }) => sign !== ' ');
  const near = diff.filter((_, i) => isNear(i));
  const width = String(near.at(-1)?.at ?? 0).length;
  const shown = near
    .slice(0, MAX_DIFF_LINES)
    .map(({ sign, text, at }) => `  ${sign} ${(sign === '+' ? '' : String(at)).padStart(width)} ${text}`);
  const left = near.length - shown.length;
  return left > 0 ? [...shown, `    … and ${formatCount(left, 'more line')}`] : shown;
}
