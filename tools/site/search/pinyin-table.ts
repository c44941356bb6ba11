import { pinyin, polyphonic } from 'pinyin-pro';
import { normalizeText } from '../../../src/bundle/search/normalize-text';
import { readHanWords } from '../../../src/bundle/search/stop-words';
import { memoize } from '../../support/memoize';

/** Maximum number of words in a phrase that has a spelling. */
const MAX_WORDS = 5;

/** Maximum number of phrases for one spelling. */
const MAX_PHRASES = 5;

/** Maximum length of a phrase for which other readings than the likeliest are added. Characters. */
const MAX_VARIANTS_LENGTH = 4;

/** Chinese phrases in a site's names by their pinyin spelling, both in full and by initials. */
export class PinyinTable {
  /** Spelling → phrase → weight. */
  readonly #phrases = new Map<string, Map<string, number>>();
  /** Unbroken run of Chinese characters in the names → weight. */
  readonly #runs = new Map<string, number>();

  /** Adds the phrases of a name. `weight` says how likely readers are to look for it. */
  add(name: string, weight: number): void {
    for (const [run] of normalizeText(name).matchAll(/\p{Script=Han}{2,}/gu)) {
      this.#runs.set(run, (this.#runs.get(run) ?? 0) + weight);
    }
  }

  /**
   * Spellings in code unit order, each with its likeliest phrases. Call this only once: each call adds the weights
   * again.
   */
  entries(): [spelling: string, phrases: string[]][] {
    for (const [run, weight] of this.#runs) this.#addRun(run, weight);
    return Array.from(this.#phrases, ([spelling, phrases]): [string, string[]] => {
      const best = Array.from(phrases).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      return [spelling, best.slice(0, MAX_PHRASES).map(([phrase]) => phrase)];
    }).sort((a, b) => (a[0] < b[0] ? -1 : 1));
  }

  #addRun(run: string, weight: number): void {
    const words = readHanWords(run);
    const syllables = pinyin(run, { ...SPELLING, type: 'array' });
    const starts: number[] = [0];
    for (const word of words) starts.push((starts.at(-1) ?? 0) + Array.from(word.text).length);
    const characters = Array.from(run);
    for (let from = 0; from < words.length; from++) {
      if (words[from]?.isStop) continue;
      for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to++) {
        const [start, end] = [starts[from] ?? 0, starts[to] ?? 0];
        if (end - start < 2 || words[to - 1]?.isStop) continue;
        const phrase = characters.slice(start, end).join('');
        const spelt = syllables.slice(start, end);
        // Readers are likelier to mean a whole name than part of one.
        const value = end - start === characters.length ? weight * 2 : weight;
        this.#addSpellings(spelt, phrase, value);
        for (const other of otherReadings(spelt, phrase)) this.#addSpellings(other, phrase, value / 2);
      }
    }
  }

  #addSpellings(syllables: readonly string[], phrase: string, weight: number): void {
    this.#addSpelling(syllables.join(''), phrase, weight);
    this.#addSpelling(syllables.map((syllable) => syllable.slice(0, 1)).join(''), phrase, weight);
  }

  #addSpelling(spelling: string, phrase: string, weight: number): void {
    const phrases = this.#phrases.get(spelling) ?? new Map<string, number>();
    phrases.set(phrase, (phrases.get(phrase) ?? 0) + weight);
    this.#phrases.set(spelling, phrases);
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
