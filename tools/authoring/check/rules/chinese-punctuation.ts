import type { Edit } from '../../../support/edits';
import type { CheckedPage } from '../checked-page';
import { type InlineRun, inlineRuns } from '../inline-runs';
import type { PageRule } from '../rule';
import { excerpt, keepsAnchor, maskQuoted } from '../typography';

/** Half-width marks, and below them their full-width forms. */
const HALF_WIDTH = '.,;:!?';
const FULL_WIDTH = '。，；：！？';

/** A half-width mark between two Chinese characters, with the spaces around it. A full stop has none before it. */
const MARK_PATTERN = /(?<=\p{Script=Han})(?:[ \t]*[,;:!?]|\.)[ \t]*(?=\p{Script=Han})/gu;
/**
 * Half-width parentheses around Chinese. `before` and `after`: the spaces up to the Chinese character outside;
 * undefined if there is none. `(…|)` instead of `(…)?`, in which a group that matches no space is undefined too.
 */
const PARENTHESES_PATTERN =
  /(?:(?<=\p{Script=Han})(?<before>[ \t]*)|)\((?=[^()\n\p{Script=Han}]*\p{Script=Han})[^()\n]*\)(?:(?<after>[ \t]*)(?=\p{Script=Han})|)/gu;

/** A piece of a run that should be written differently; offsets in the run's text. */
interface Slip {
  edits: Edit[];
  /** The text that was found, and what it should be. */
  found: string;
  wanted: string;
}

/** Reports half-width punctuation in Chinese text. */
export const chinesePunctuation: PageRule = {
  names: ['chinese-punctuation'],
  check: (page) =>
    inlineRuns(page).flatMap((run) =>
      slipsOf(maskQuoted(run.text, page.names)).map(({ edits, found, wanted }) => {
        const at = edits[0]?.start ?? 0;
        // A full stop is not fixed: it may be part of a file name.
        const fix = found === '.' ? undefined : fixOf(page, run, edits);
        return {
          ...page.placeAt(run.offsets[at] ?? 0),
          message: `half-width "${found}" beside Chinese characters in "${excerpt(run.text, at)}"`,
          hint: fix ? `Write "${wanted}"; --fix does it.` : `Write "${wanted}".`,
          ...(fix && { fix }),
        };
      }),
    ),
};

function slipsOf(text: string): Slip[] {
  const marks = [...text.matchAll(MARK_PATTERN)].map(({ 0: all, index }): Slip => {
    const found = all.trim();
    const wanted = FULL_WIDTH.charAt(HALF_WIDTH.indexOf(found));
    return { edits: [{ start: index, end: index + all.length, text: wanted }], found, wanted };
  });
  const pairs = [...text.matchAll(PARENTHESES_PATTERN)].flatMap(({ 0: all, index, groups }): Slip[] => {
    if (groups?.before === undefined && groups?.after === undefined) return [];
    const open = index + all.indexOf('(');
    const close = index + all.lastIndexOf(')');
    const edits = [
      { start: index, end: open + 1, text: '（' },
      { start: close, end: index + all.length, text: '）' },
    ];
    return [{ edits, found: '()', wanted: '（）' }];
  });
  return [...marks, ...pairs];
}

/** Converts the edits to offsets in the file; undefined if they would cross markup or change a heading's address. */
function fixOf(page: CheckedPage, run: InlineRun, edits: readonly Edit[]): Edit[] | undefined {
  if (!keepsAnchor(run, edits)) return undefined;
  const placed = edits.map(({ start, end, text }): Edit | undefined => {
    const first = run.offsets[start] ?? 0;
    const last = run.offsets[end - 1] ?? 0;
    const isWhole = last - first === end - 1 - start && run.depths[start] === run.depths[end - 1];
    return isWhole ? { start: page.fileOffset(first), end: page.fileOffset(last + 1), text } : undefined;
  });
  return placed.every((edit) => edit !== undefined) ? placed : undefined;
}
