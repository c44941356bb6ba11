import { lastAtMost } from './line-starts';

/** A change to a text: `text` replaces everything from `start` to `end`. */
export interface Edit {
  /** Offset in the text; for a page, in the text as `readSource` returns it. */
  start: number;
  end: number;
  text: string;
}

/**
 * Applies edits to a text. If two overlap, the one that starts later is left out; `npm run check -- --fix` makes it in
 * its next pass.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < end) continue;
    out += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return out + text.slice(end);
}

/** Applies edits of a page to its file as it is stored (`raw`); every other byte stays. */
export function applyEditsToRaw(raw: string, edits: readonly Edit[]): string {
  const start = raw.startsWith('\uFEFF') ? 1 : 0;
  const breaks = [...raw.matchAll(/\r\n/g)].map(({ index }, i) => index - start - i);
  // The page's text has `\n` for each `\r\n`, and no byte order mark.
  const toRaw = (offset: number) => offset + start + lastAtMost(breaks, offset - 1) + 1;
  const inRaw = edits.map(({ start, end, text }) => ({ start: toRaw(start), end: toRaw(end), text }));
  return applyEdits(raw, inRaw);
}
