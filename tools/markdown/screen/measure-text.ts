const ELLIPSIS = '…';

/** Most characters from this code point on are as wide as they are high. Most characters below it are Latin. */
const FIRST_WIDE_CODE_POINT = 0x2010;

/** Widths of Latin characters, in em. */
const WIDTHS_EM: readonly [RegExp, number][] = [
  [/[ijl.,:;|!'`()[\]{} ]/, 0.33],
  [/[mwMW@%]/, 0.92],
  [/[A-Z&#+=<>~]/, 0.68],
];
const OTHER_LATIN_EM = 0.57;

/** An unbreakable part: white space, or a word or single wide character with the punctuation that stays with it. */
const UNIT_PATTERN = /[（《「『“‘]*(?:[!-\u024f]+|[^\s!-\u024f])[，。；：！？、）》」』”’…]*|\s+/gu;

/** Estimated width of a text, in the unit of `size`. Readers' fonts differ, so the estimate is rather too wide. */
export function measureText(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += widthOf(character);
  return ems * size;
}

function widthOf(character: string): number {
  if ((character.codePointAt(0) ?? 0) >= FIRST_WIDE_CODE_POINT) return 1;
  return WIDTHS_EM.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER_LATIN_EM;
}

/** The text if it fits in `width`; otherwise as much as fits, with an ellipsis. */
export function fitText(text: string, width: number, size: number): string {
  if (measureText(text, size) <= width) return text;
  let shown = '';
  for (const character of text) {
    if (measureText(shown + character + ELLIPSIS, size) > width) break;
    shown += character;
  }
  return shown.trimEnd() + ELLIPSIS;
}

/** Breaks a text into at most `maxLines` lines. If it is longer, the last line ends with an ellipsis. */
export function wrapText(text: string, width: number, size: number, maxLines: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < maxLines - 1) {
    const line = takeLine(rest, width, size);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return rest === '' ? lines : [...lines, fitText(rest, width, size)];
}

/** Breaks a long text into two lines of similar length: a single character on the second would look like a mistake. */
export function wrapEvenly(text: string, width: number, size: number): string[] {
  if (measureText(text, size) <= width) return [text];
  // Half a character more: text seldom breaks exactly in the middle.
  const lines = wrapText(text, Math.min(width, twoLineWidth(text, size) + size / 2), size, 2);
  return lines.at(-1)?.endsWith(ELLIPSIS) ? wrapText(text, width, size, 2) : lines;
}

/**
 * Width that a text needs on two lines, estimated: half the width of the text, in whole characters, or the width of its
 * longest word. If a word lies across the middle, two lines need more.
 */
export function twoLineWidth(text: string, size: number): number {
  const half = Math.ceil(measureText(text, size) / 2 / size) * size;
  const units = [...text.matchAll(UNIT_PATTERN)].map(([unit]) => measureText(unit, size));
  return Math.min(measureText(text, size), Math.max(half, ...units));
}

/** As many words as fit on a line (`UNIT_PATTERN`), but at least one character, so that `wrapText` always ends. */
function takeLine(text: string, width: number, size: number): string {
  let line = '';
  for (const [unit] of text.matchAll(UNIT_PATTERN)) {
    if (measureText((line + unit).trimEnd(), size) > width) break;
    line += unit;
  }
  if (line !== '') return line;
  const characters = [...text];
  let count = 1;
  while (count < characters.length && measureText(characters.slice(0, count + 1).join(''), size) <= width)
    count++;
  return characters.slice(0, count).join('');
}

/** Places of items in rows; a row breaks where the next item does not fit. */
interface Flow {
  /** Left edge, row and width of each item, in the given order. */
  places: { x: number; row: number; width: number }[];
  rowWidths: number[];
}

/** Puts items of given widths side by side. An item wider than `available` is shrunk to that width. */
export function flow(widths: readonly number[], available: number, gap: number): Flow {
  const places: Flow['places'] = [];
  const rowWidths: number[] = [];
  for (const wanted of widths) {
    const width = Math.min(wanted, available);
    const row = rowWidths.length - 1;
    const used = rowWidths[row];
    if (used !== undefined && used + gap + width <= available) {
      places.push({ x: used + gap, row, width });
      rowWidths[row] = used + gap + width;
    } else {
      places.push({ x: 0, row: row + 1, width });
      rowWidths.push(width);
    }
  }
  return { places, rowWidths };
}
