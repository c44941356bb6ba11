/** Most characters from this code point on are as wide as they are high. Most characters below it are Latin. */
const FIRST_WIDE_CODE_POINT = 0x2010;

/** Widths of Latin characters, in em. */
const WIDTHS_EM: readonly [RegExp, number][] = [
  [/[ijl.,:;|!'`()[\]{} ]/, 0.33],
  [/[mwMW@%]/, 0.92],
  [/[A-Z&#+=<>~]/, 0.68],
];
const OTHER_LATIN_EM = 0.57;

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
