import { CJK_CHARACTERS } from './cjk';

/** Emphasis that begins at a known offset in a text. */
export interface Emphasis {
  kind: 'em' | 'strong' | 'del';
  /** Number of characters of the mark on each side. */
  width: number;
  /** Offset after the closing mark. */
  end: number;
}

/** A run of one mark, such as `***`. */
interface Run {
  mark: string;
  /** Offset of the first character that is not yet paired. */
  start: number;
  /** Number of characters that are not yet paired. */
  count: number;
  /** Number of characters before any were paired. */
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
  /** For each class of closing runs: the index in `openers` below which no opener matches. */
  const bottoms = new Map<string, number>();
  const forgetAbove = (length: number) => {
    openers.length = length;
    for (const [closers, bottom] of bottoms) if (bottom > length) bottoms.set(closers, length);
  };

  for (const run of findRuns(text)) {
    const closers = `${run.mark}${run.canOpen}${run.length % 3}`;
    while (run.canClose && run.count >= leastWidth(run)) {
      const at = findOpener(openers, run, bottoms.get(closers) ?? 0);
      const opener = openers[at];
      if (!opener) {
        bottoms.set(closers, openers.length);
        break;
      }
      const width = opener.count > 1 && run.count > 1 ? 2 : 1;
      opener.count -= width;
      run.start += width;
      run.count -= width;
      const kind = run.mark === '~' ? 'del' : width === 2 ? 'strong' : 'em';
      pairs.set(opener.start + opener.count, { kind, width, end: run.start });
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
    const before = kindOf(codePointBefore(text, index), mark);
    const after = kindOf(text.codePointAt(end), mark);
    const isLeft = isFlanking(after, before);
    const isRight = isFlanking(before, after);
    // `_` joins the parts of names: inside a word it does not mark emphasis.
    const canOpen = isLeft && (mark !== '_' || !isRight || before === 'punctuation');
    const canClose = isRight && (mark !== '_' || !isLeft || after === 'punctuation');
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

/*
 * CommonMark looks for spaces and punctuation around `**` to tell an opening run from a closing one. Chinese has no
 * spaces, so CommonMark leaves `重要**（注）**内容` and `说**“引用”**时` as literal text. Here, as in
 * https://github.com/tats-u/markdown-cjk-friendly, a CJK character is never punctuation, and next to any other
 * punctuation it counts as the missing space. Text without CJK keeps CommonMark's rules.
 */

const CJK_PATTERN = new RegExp(`[${CJK_CHARACTERS}]`, 'u');
const PUNCTUATION_PATTERN = /[\p{P}\p{S}]/u;

type CharacterKind = 'space' | 'punctuation' | 'cjk' | 'letter';

/** Whether a run can mark the text on its inner side: CommonMark's left- or right-flanking. */
function isFlanking(inner: CharacterKind, outer: CharacterKind): boolean {
  return inner !== 'space' && (inner !== 'punctuation' || outer !== 'letter');
}

function codePointBefore(text: string, offset: number): number | undefined {
  const isPair = offset > 1 && (text.codePointAt(offset - 2) ?? 0) > 0xffff;
  return text.codePointAt(isPair ? offset - 2 : offset - 1);
}

/** Kind of a character beside a run. Beside `_`, a CJK character is a letter or punctuation, as in CommonMark. */
function kindOf(codePoint: number | undefined, mark: string): CharacterKind {
  if (codePoint === undefined) return 'space';
  const character = String.fromCodePoint(codePoint);
  if (/\s/.test(character)) return 'space';
  if (mark !== '_' && CJK_PATTERN.test(character)) return 'cjk';
  return PUNCTUATION_PATTERN.test(character) ? 'punctuation' : 'letter';
}
