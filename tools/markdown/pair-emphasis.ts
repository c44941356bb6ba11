import { canCloseAt, canOpenAt } from './emphasis-flanks';

/** Emphasis that begins at some offset of a text. */
export interface Emphasis {
  kind: 'em' | 'strong' | 'del';
  /** Characters of the mark on either side. */
  width: number;
  /** Offset behind the closing mark. */
  end: number;
}

/** A run of one mark, such as `***`. */
interface Run {
  mark: string;
  /** Offset of what is left of the run. */
  start: number;
  /** Characters left. */
  count: number;
  /** Characters it had. */
  length: number;
  canOpen: boolean;
  canClose: boolean;
}

const RUN_PATTERN = /\*+|_+|~{2,}/g;

/**
 * Pairs the marks of emphasis by CommonMark's algorithm, in time that grows with the text (marked's own
 * search grows with its square). Gives each pair by the offset of its opening mark.
 * https://spec.commonmark.org/0.31.2/#phase-2-inline-structure
 */
export function pairEmphasis(text: string): Map<number, Emphasis> {
  const pairs = new Map<number, Emphasis>();
  const openers: Run[] = [];
  /** Openers below these indexes are known not to match a closer of a kind. */
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
    // Only `~~` strikes out: of an odd run the first `~` is text, as in VuePress.
    const start = mark === '~' ? index + (marks.length % 2) : index;
    const canOpen = canOpenAt(text, index, end);
    const canClose = canCloseAt(text, index, end);
    yield { mark, start, count: end - start, length: end - start, canOpen, canClose };
  }
}

function leastWidth(run: Run): number {
  return run.mark === '~' ? 2 : 1;
}

/** Index of the nearest opener that `closer` closes, not below `bottom`; -1 for none. */
function findOpener(openers: readonly Run[], closer: Run, bottom: number): number {
  for (let i = openers.length - 1; i >= bottom; i--) {
    const opener = openers[i];
    if (opener?.mark === closer.mark && !isOddMatch(opener, closer)) return i;
  }
  return -1;
}

/** CommonMark's "multiple of 3" rule: keeps `*foo**bar*` one emphasis. */
function isOddMatch(opener: Run, closer: Run): boolean {
  if (closer.mark === '~' || !(opener.canClose || closer.canOpen)) return false;
  return (opener.length + closer.length) % 3 === 0 && (opener.length % 3 !== 0 || closer.length % 3 !== 0);
}
