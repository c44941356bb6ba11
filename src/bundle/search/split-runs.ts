/** A run of Chinese characters, or a word, number or identifier in any other script with the punctuation inside it. */
export interface TextRun {
  /** `latin` stands for every script but Han. */
  kind: 'han' | 'latin';
  text: string;
  /** Offset in the text that was split. */
  start: number;
}

/** `siteserver_Channel`, `stl:contents`, `data-backup`, `/api/v1/contents`, `7.4.0`: one run each. */
const RUN_PATTERN =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[_.:/\\-]+(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;

/** Splits normalised text into what can be searched; everything between the runs is dropped. */
export function splitRuns(text: string): TextRun[] {
  return Array.from(text.matchAll(RUN_PATTERN), ({ 0: run, index }) => ({
    kind: /^\p{Script=Han}/u.test(run) ? 'han' : 'latin',
    text: run,
    start: index,
  }));
}

/** Adjacent pairs of characters in a Chinese run (`备份库` → `备份`, `份库`); a single character is returned as it is. */
export function pairsOfRun(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}
