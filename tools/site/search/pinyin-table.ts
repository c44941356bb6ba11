import { pinyin, polyphonic } from 'pinyin-pro';
import { normalizeText } from '../../../src/bundle/search/normalize-text';
import { readHanWords } from '../../../src/bundle/search/stop-words';
import { compare } from '../../support/compare';
import { memoize } from '../../support/memoize';

/** Maximum number of words in a phrase that has a spelling. */
const MAX_WORDS = 5;

/** Maximum number of phrases for one spelling. */
const MAX_PHRASES = 5;

/** Maximum length of a phrase for which other readings than the likeliest are added. Characters. */
const MAX_VARIANTS_LENGTH = 4;

/**
 * Chinese phrases in a site's names by their pinyin spelling, both in full and by initials. The weight of a name says how
 * likely readers are to look for it. Spellings are in code unit order, each with its likeliest phrases.
 */
export function pinyinTable(
  names: Iterable<[name: string, weight: number]>,
): [spelling: string, phrases: string[]][] {
  const weights = new Map<string, number>();
  for (const [name, weight] of names) {
    for (const [run] of normalizeText(name).matchAll(/\p{Script=Han}{2,}/gu))
      weights.set(run, (weights.get(run) ?? 0) + weight);
  }
  const table = new Map<string, Map<string, number>>();
  const add = (syllables: readonly string[], phrase: string, weight: number): void => {
    const initials = syllables.map((syllable) => syllable.slice(0, 1));
    for (const spelling of [syllables.join(''), initials.join('')]) {
      const phrases = table.get(spelling) ?? new Map<string, number>();
      phrases.set(phrase, (phrases.get(phrase) ?? 0) + weight);
      table.set(spelling, phrases);
    }
  };
  for (const [run, weight] of weights) {
    for (const { phrase, syllables, isWhole } of phrasesOf(run)) {
      // Readers are likelier to mean a whole name than part of one.
      const value = isWhole ? weight * 2 : weight;
      add(syllables, phrase, value);
      for (const other of otherReadings(syllables, phrase)) add(other, phrase, value / 2);
    }
  }
  return Array.from(table, ([spelling, phrases]): [string, string[]] => {
    const best = Array.from(phrases).sort((a, b) => b[1] - a[1] || compare(a[0], b[0]));
    return [spelling, best.slice(0, MAX_PHRASES).map(([phrase]) => phrase)];
  }).sort(([a], [b]) => compare(a, b));
}

/** Phrases of a run of Chinese characters: up to `MAX_WORDS` words, of which the first and the last are no stop words. */
function* phrasesOf(run: string) {
  const words = readHanWords(run);
  const syllables = pinyin(run, { ...SPELLING, type: 'array' });
  const characters = Array.from(run);
  let start = 0;
  for (const [from, first] of words.entries()) {
    let end = start;
    for (const { text, isStop } of words.slice(from, from + MAX_WORDS)) {
      end += Array.from(text).length;
      if (first.isStop || isStop || end - start < 2) continue;
      const phrase = characters.slice(start, end).join('');
      const isWhole = end - start === characters.length;
      yield { phrase, syllables: syllables.slice(start, end), isWhole };
    }
    start += Array.from(first.text).length;
  }
}

/** Options for spellings as readers type them: `v` for ü, no tones. */
const SPELLING = { toneType: 'none', v: true } as const;

const readingsOf = memoize((character) => {
  const [all = ''] = polyphonic(character, SPELLING);
  return [...new Set(all.split(' ').filter(Boolean))];
});

/**
 * Spellings with one character read in another way. The dictionary has zhongzhi for 重置, and many readers say moban for
 * 模板.
 */
function otherReadings(syllables: readonly string[], phrase: string): string[][] {
  if (syllables.length > MAX_VARIANTS_LENGTH) return [];
  return Array.from(phrase).flatMap((character, i) =>
    readingsOf(character)
      .filter((reading) => reading !== syllables[i])
      .map((reading) => syllables.map((syllable, n) => (n === i ? reading : syllable))),
  );
}

/** Rows and columns of GB 2312 that hold its 6,763 Chinese characters, which are those that people type. */
const ROWS = [0xb0, 0xf7] as const;
const COLUMNS = [0xa1, 0xfe] as const;

/** Common Chinese characters by their pinyin without tones. A character is listed under each of its readings. */
export function soundTable(): Record<string, string> {
  const decoder = new TextDecoder('gb2312');
  const sounds: Record<string, string> = {};
  for (let row = ROWS[0]; row <= ROWS[1]; row++) {
    for (let column = COLUMNS[0]; column <= COLUMNS[1]; column++) {
      const character = decoder.decode(new Uint8Array([row, column]));
      if (!/^\p{Script=Han}$/u.test(character)) continue;
      const spelt = new Set([pinyin(character, SPELLING), ...readingsOf(character)]);
      for (const sound of spelt)
        if (/^[a-z]+$/.test(sound)) sounds[sound] = (sounds[sound] ?? '') + character;
    }
  }
  return sounds;
}
