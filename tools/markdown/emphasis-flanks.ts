import { CJK_CHARACTERS } from './cjk';

/*
 * CommonMark looks for spaces and punctuation around `**` to tell an opening run from a closing one. Chinese has no
 * spaces, so CommonMark leaves `重要**（注）**内容` and `说**“引用”**时` as literal text. Here, as in
 * https://github.com/tats-u/markdown-cjk-friendly, a CJK character is never punctuation, and next to any other
 * punctuation it counts as the missing space. Text without CJK keeps CommonMark's rules.
 */

const CJK_PATTERN = new RegExp(`[${CJK_CHARACTERS}]`, 'u');
const PUNCTUATION_PATTERN = /[\p{P}\p{S}]/u;

type CharacterKind = 'space' | 'punctuation' | 'cjk' | 'letter';

/** Whether the run of marks from `start` to `end` can begin emphasis. */
export function canOpenAt(text: string, start: number, end: number): boolean {
  const [before, after] = kindsAround(text, start, end);
  const isLeft = isFlanking(after, before);
  // `_` joins the parts of names: inside a word it does not mark emphasis.
  return text[start] === '_' ? isLeft && (!isFlanking(before, after) || before === 'punctuation') : isLeft;
}

/** Whether the run of marks from `start` to `end` can end emphasis. */
export function canCloseAt(text: string, start: number, end: number): boolean {
  const [before, after] = kindsAround(text, start, end);
  const isRight = isFlanking(before, after);
  return text[start] === '_' ? isRight && (!isFlanking(after, before) || after === 'punctuation') : isRight;
}

/** Whether a run can mark the text on its inner side: CommonMark's left- or right-flanking. */
function isFlanking(inner: CharacterKind, outer: CharacterKind): boolean {
  return inner !== 'space' && (inner !== 'punctuation' || outer !== 'letter');
}

function kindsAround(text: string, start: number, end: number): [CharacterKind, CharacterKind] {
  const isUnderscore = text[start] === '_';
  return [kindOf(codePointBefore(text, start), isUnderscore), kindOf(text.codePointAt(end), isUnderscore)];
}

function codePointBefore(text: string, offset: number): number | undefined {
  const isPair = offset > 1 && (text.codePointAt(offset - 2) ?? 0) > 0xffff;
  return text.codePointAt(isPair ? offset - 2 : offset - 1);
}

/** Kind of a character beside a run. For runs of `_`, CJK characters follow CommonMark: each is a letter or punctuation. */
function kindOf(codePoint: number | undefined, isUnderscore: boolean): CharacterKind {
  if (codePoint === undefined) return 'space';
  const character = String.fromCodePoint(codePoint);
  if (/\s/.test(character)) return 'space';
  if (!isUnderscore && CJK_PATTERN.test(character)) return 'cjk';
  return PUNCTUATION_PATTERN.test(character) ? 'punctuation' : 'letter';
}
