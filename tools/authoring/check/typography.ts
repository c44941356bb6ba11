import { slugify } from '../../../src/bundle/slug';
import { applyEdits, type Edit } from '../../support/edits';
import { type InlineRun, OBJECT } from './inline-runs';

/** Number of characters that are shown on either side of a place. */
const REACH = 8;

/**
 * Text that an author copies exactly: quotations and names of screens, bare addresses, dates, paths and files. Each
 * pattern takes linear time: a match can start only where its run of characters starts (paths), or its first part has a
 * maximum length (the scheme of an address, the name and host of a mailbox).
 */
const QUOTED_PATTERNS = [
  /「[^「」]*」|『[^『』]*』|“[^“”]*”|‘[^‘’]*’|《[^《》]*》|【[^【】]*】/g,
  /"[^"\n]*"/g,
  /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)[^\s，。；、）（]+/gi,
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]+/g,
  /&(?:[a-z\d]{1,31}|#x?[\da-f]{1,8});/gi,
  /(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}日)?/g,
  /(?<![\w\p{Script=Han}.@~/\\-])(?:[\w\p{Script=Han}.@~-]*[/\\])+[\w\p{Script=Han}.@~-]+\.\w{1,8}\b/gu,
];

/** Replaces each character of copied text and of the names from `check.yml` with `OBJECT`. */
export function maskQuoted(text: string, names: RegExp | null): string {
  return [...QUOTED_PATTERNS, ...(names ? [names] : [])].reduce(
    (masked, pattern) => masked.replace(pattern, (found) => OBJECT.repeat(found.length)),
    text,
  );
}

/** The text around a place, on one line. */
export function excerpt(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - REACH), at + REACH)
    .replaceAll(OBJECT, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether edits to a run (offsets in its text) keep its anchor; only headings have one. */
export function keepsAnchor(run: InlineRun, edits: readonly Edit[]): boolean {
  return !run.isHeading || slugify(applyEdits(run.text, edits)) === slugify(run.text);
}
