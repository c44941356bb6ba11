import type { Edit } from './finding';

/** Applies edits to a text. Of two that overlap, the later one is left for the next pass. */
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
