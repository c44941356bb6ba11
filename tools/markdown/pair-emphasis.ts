import { canCloseAt, canOpenAt } from './emphasis-flanks';

/** Emphasis that begins at a known offset in a text. */
export interface Emphasis {
  kind: 'em' | 'strong' | 'del';
  /** Characters of the mark on each side. */
  width: number;
  /** Offset after the closing mark. */
  end: number;
}

/** A run of one mark, such as `***`. */
interface Run {
  mark: string;
  /** Offset of the remaining characters. */
  start: number;
  /** Remaining characters. */
  count: number;
  /** Characters the run had at first. */
  length: number;
  canOpen: boolean;
  canClose: boolean;
}

const RUN_PATTERN = /\*+|_+|~{2,}/g;

/**
 * Pairs the marks of emphasis by CommonMark's algorithm, in linear time (marked's own search takes quadratic time).
 * Returns the pairs by the offset of their opening mark.
 * https://spec.commonmark.org/0.31.2/#phase-2-inline-structure
 */
export function pairEmphasis(text: string): Map<number, Emphasis> {
  const pairs = new Map<number, Emphasis>();
  const openers: Run[] = [];
  /** By kind of closer, the index below which no opener matches. */
  const bottoms = new Map<string, number>();
  const forgetAbove = (length: number) => {
    openers.length = length;
    for (const [kind, bottom] of bottoms) if (bottom > length) bottoms.set(kind, length);
  };

  for (const run of findRuns(text)) {
    const kind = `${run.mark}${run.canOpen}${run.length % 3}`;
    while (run.canClose && run.count >= leastWidth(run)) {
      const at = findOpener(openers, run, bottoms.get(kind) ?? 0);
      const opener = openers[at];
      if (!opener) {
        bottoms.set(kind, openers.length);
        break;
      }
      const width = opener.count > 1 && run.count > 1 ? 2 : 1;
      opener.count -= width;
      run.start += width;
      run.count -= width;
      const name = run.mark === '~' ? 'del' : width === 2 ? 'strong' : 'em';
      pairs.set(opener.start + opener.count, { kind: name, width, end: run.start });
      forgetAbove(opener.count < leastWidth(opener) ? at : at + 1);
    }
    if (run.canOpen && run.count >= leastWidth(run)) openers.push(run);
  }
  return pairs;
}

function* findRuns(text: string): Generator<Run> {
  for (const { 0: marks, index } of text.matchAll(RUN_PATTERN)) {
    const mark = marks.charAt(0);
    const end = index + marks.length;
    // Only `~~` marks deleted text. As in VuePress, the first `~` of an odd run is text.
    const start = mark === '~' ? index + (marks.length % 2) : index;
    const canOpen = canOpenAt(text, index, end);
    const canClose = canCloseAt(text, index, end);
    yield { mark, start, count: end - start, length: end - start, canOpen, canClose };
  }
}

function leastWidth(run: Run): number {
  return run.mark === '~' ? 2 : 1;
}

/** Index of the nearest opener, at or above `bottom`, that `closer` closes; -1 when there is none. */
function findOpener(openers: readonly Run[], closer: Run, bottom: number): number {
  for (let i = openers.length - 1; i >= bottom; i--) {
    const opener = openers[i];
    if (opener?.mark === closer.mark && !isOddMatch(opener, closer)) return i;
  }
  return -1;
}

/** CommonMark's "multiple of 3" rule, which keeps `*foo**bar*` a single emphasis. */
function isOddMatch(opener: Run, closer: Run): boolean {
  if (closer.mark === '~' || !(opener.canClose || closer.canOpen)) return false;
  return (opener.length + closer.length) % 3 === 0 && (opener.length % 3 !== 0 || closer.length % 3 !== 0);
}
