/** Text of a token with the place of each of its characters in the page. */
export interface MappedText {
  text: string;
  /** Maps offsets in `text` to offsets in the page; the last entry is for the end of `text`. */
  offsets: Int32Array;
}

/** How far to look back for the next kept character, in characters: enough to skip the backslash of an escape. */
const MAX_GAP = 2;

/** A character that is not part of a blockquote mark (`>`) or a list mark. */
const CONTENT_PATTERN = /[^\s>*+\-\d.)]/;

/** The whole page: each offset maps to itself. */
export function mapWhole(text: string): MappedText {
  return { text, offsets: Int32Array.from({ length: text.length + 1 }, (_, i) => i) };
}

/** The part of a text from `start` to `end`, with the places of its characters. */
export function slice({ text, offsets }: MappedText, start: number, end: number): MappedText {
  return { text: text.slice(start, end), offsets: offsets.subarray(start, end + 1) };
}

/**
 * Maps a text that was made from `source` by removing characters: blockquote marks (`>`), indentation, the backslash of
 * an escape. Both texts have the same lines. Most characters are removed at the start of a line, so each line is
 * matched from its end.
 */
export function mapRewritten(source: MappedText, text: string): MappedText {
  const { length } = source.text;
  if (source.text.endsWith(text)) return slice(source, length - text.length, length);
  const offsets = new Int32Array(text.length + 1);
  let from = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = source.text.indexOf('\n', from);
    const to = end < 0 ? source.text.length : end;
    matchLine(source, Math.min(from, to), to, line, offsets.subarray(start, start + line.length + 1));
    start += line.length + 1;
    // When marked joins an indented line to a paragraph, it adds a blank line that is not in the source.
    const isAdded = line.trim() === '' && CONTENT_PATTERN.test(source.text.slice(from, to));
    if (!isAdded) from = to + 1;
  }
  return { text, offsets };
}

/** Fills `target` with the offsets of a line. A character missing in the source gets the offset of its successor. */
function matchLine(source: MappedText, from: number, to: number, line: string, target: Int32Array): void {
  let at = from + source.text.slice(from, to).trimEnd().length;
  const length = line.trimEnd().length;
  target.fill(source.offsets[at] ?? 0, length);
  for (let i = length - 1; i >= 0; i--) {
    const code = line.charCodeAt(i);
    let candidate = at - 1;
    while (candidate >= at - MAX_GAP && source.text.charCodeAt(candidate) !== code) candidate--;
    if (candidate >= Math.max(from, at - MAX_GAP)) at = candidate;
    target[i] = source.offsets[at] ?? 0;
  }
}
