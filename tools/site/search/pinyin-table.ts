import { pinyin, polyphonic } from 'pinyin-pro';
import { normalizeText } from '../../../src/bundle/search/normalize-text';
import { readHanWords } from '../../../src/bundle/search/stop-words';

/** Longest sequence of words that is spelt as one. */
const WORDS_MAX = 5;

/** Phrases kept for one spelling. */
const PHRASES_MAX = 5;

/** For longer phrases, only the likeliest reading is kept. Characters. */
const VARIANTS_LENGTH_MAX = 4;

/** Chinese phrases in a site's names, by pinyin spelling: in full and by initials. */
export class PinyinTable {
  /** Spelling → phrase → weight. */
  readonly #phrases = new Map<string, Map<string, number>>();
  readonly #seen = new Map<string, number>();

  /** Adds the phrases of a name. `weight` says how likely readers are to look for it. */
  add(name: string, weight: number): void {
    for (const [run] of normalizeText(name).matchAll(/\p{Script=Han}{2,}/gu)) {
      this.#seen.set(run, (this.#seen.get(run) ?? 0) + weight);
    }
  }

  /** Spellings in the order of their code units, each with its likeliest phrases. */
  entries(): [spelling: string, phrases: string[]][] {
    for (const [run, weight] of this.#seen) this.#addRun(run, weight);
    return Array.from(this.#phrases, ([spelling, phrases]): [string, string[]] => {
      const best = Array.from(phrases).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      return [spelling, best.slice(0, PHRASES_MAX).map(([phrase]) => phrase)];
    }).sort((a, b) => (a[0] < b[0] ? -1 : 1));
  }

  #addRun(run: string, weight: number): void {
    const words = readHanWords(run);
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
    const starts: number[] = [0];
    for (const word of words) starts.push((starts.at(-1) ?? 0) + Array.from(word.text).length);
    const characters = Array.from(run);
    for (let from = 0; from < words.length; from++) {
      if (words[from]?.isStop) continue;
      for (let to = from + 1; to <= Math.min(words.length, from + WORDS_MAX); to++) {
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

/** Readings of characters; each is looked up once. */
const readings = new Map<string, string[]>();

function readingsOf(character: string): string[] {
  let known = readings.get(character);
  if (!known) {
    const [all = ''] = polyphonic(character, { toneType: 'none', v: true });
    known = Array.from(new Set(all.split(' ').filter(Boolean)));
    readings.set(character, known);
  }
  return known;
}

/** Spellings with one character read in another way: 重置 is in no dictionary, and many read 模板 as moban. */
function otherReadings(syllables: readonly string[], phrase: string): string[][] {
  if (syllables.length > VARIANTS_LENGTH_MAX) return [];
  return Array.from(phrase).flatMap((character, i) =>
    readingsOf(character)
      .filter((reading) => reading !== syllables[i])
      .map((reading) => syllables.map((syllable, n) => (n === i ? reading : syllable))),
  );
}
