import { HAN_PATTERN, normalizeText } from '../../../bundle/search/normalize-text';
import { phraseKeys } from '../../../bundle/search/phrase-keys';
import { splitIdentifier } from '../../../bundle/search/split-identifier';
import { pairsOfRun, splitRuns, type TextRun } from '../../../bundle/search/split-runs';
import { DENIED_PATTERN, isStopWord, readHanWords } from '../../../bundle/search/stop-words';
import { QUERY_WEIGHTS } from './ranking-weights';

/** A pair of Chinese characters in the query, or a single one. */
interface HanConcept {
  kind: 'han';
  term: string;
  weight: number;
}

/** A Latin word or identifier in the query. */
export interface LatinConcept {
  kind: 'latin';
  /** As the index spells it. */
  term: string;
  parts: string[];
  weight: number;
}

/** A term of the query that pages are ranked by. */
export type Concept = HanConcept | LatinConcept;

/** A parsed query. */
export interface ParsedQuery {
  concepts: Concept[];
  /** Index keys of titles, tags and headings that are equal to the whole query. */
  phrases: string[];
  /** Words to highlight, as they may occur in a text. */
  words: string[];
}

interface Word {
  text: string;
  kind: 'han' | 'latin';
  isStop: boolean;
  /** Chinese that may be several words. */
  isGuess: boolean;
}

/** Splits a query into the concepts that pages are ranked by. */
export function parseQuery(query: string): ParsedQuery {
  const text = normalizeText(query).replace(DENIED_PATTERN, ' ');
  const runs = joinSyllables(splitRuns(text));
  const words = runs.flatMap(wordsOf);
  const isAllStops = words.every(({ isStop }) => isStop);
  const kept = isAllStops ? words : words.filter(({ isStop }) => !isStop);
  const concepts: Concept[] = [];
  for (const group of joinNeighbours(words, isAllStops)) {
    if (group[0]?.kind === 'latin') for (const word of group) concepts.push(latinConcept(word));
    else concepts.push(...hanConcepts(group));
  }
  return {
    concepts,
    phrases: phraseKeys(text).filter((key) => key.length > 1),
    words: wordsToMark(kept, text),
  };
}

/** A pinyin syllable: Chinese in Latin letters. */
const SYLLABLE_PATTERN =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:a|ai|an|ang|ao|e|ei|en|eng|er|i|ia|ian|iang|iao|ie|in|ing|iong|iu|o|ong|ou|u|ua|uai|uan|uang|ue|ui|un|uo|v|ve)$/i;

/** `hou tai deng lu` is one spelling: pinyin is often typed with a space after each syllable. */
function joinSyllables(runs: TextRun[]): TextRun[] {
  const [first] = runs;
  const isPinyin = runs.length > 1 && runs.every(({ text }) => SYLLABLE_PATTERN.test(text));
  return first && isPinyin ? [{ ...first, text: runs.map(({ text }) => text).join('') }] : runs;
}

function wordsOf({ kind, text }: TextRun): Word[] {
  const words =
    kind === 'han' ? readHanWords(text) : [{ text, isStop: isStopWord(text.toLowerCase()), isGuess: false }];
  return words.map((word) => ({ ...word, kind }));
}

/** Groups consecutive words. A stop word (unless `keepStops`) or a change of script ends a group. */
function joinNeighbours(words: readonly Word[], keepStops: boolean): Word[][] {
  const groups: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    if (word.isStop && !keepStops) {
      isOpen = false;
      continue;
    }
    const group = groups.at(-1);
    if (isOpen && group?.[0]?.kind === word.kind) group.push(word);
    else groups.push([word]);
    isOpen = true;
  }
  return groups;
}

function latinConcept({ text }: Word): LatinConcept {
  const { whole, parts } = splitIdentifier(text);
  return {
    kind: 'latin',
    term: whole,
    parts: parts.filter((part) => part.length > 1),
    weight: QUERY_WEIGHTS.latin,
  };
}

/**
 * Character pairs of consecutive Chinese words. A pair across two words weighs less, because pages may have the words
 * in another order.
 */
function hanConcepts(words: readonly Word[]): HanConcept[] {
  const run = words.map((word) => word.text).join('');
  const places = words.flatMap(({ text, isGuess }) => {
    const characters = Array.from(text);
    return characters.map((_, i) => ({ isFirst: i === 0, length: characters.length, isGuess }));
  });
  return pairsOfRun(run).map((term, i): HanConcept => {
    const left = places[i];
    const right = places[i + 1];
    if (!left || !right) return { kind: 'han', term, weight: QUERY_WEIGHTS.han };
    const isBetweenWords = right.isFirst && left.length > 1 && right.length > 1;
    const isBesideCharacter = right.isFirst || right.isGuess;
    const weight = isBesideCharacter ? QUERY_WEIGHTS.besideCharacter : QUERY_WEIGHTS.han;
    return { kind: 'han', term, weight: isBetweenWords ? QUERY_WEIGHTS.betweenWords : weight };
  });
}

/** Length in characters at which most Chinese words are compounds of two words. */
const DOUBLE_WORD_LENGTH = 4;

/**
 * What to highlight: the whole query if it has no Chinese, groups of words, adjacent pairs (`数据` and `库`), single
 * words, and the halves of Chinese words of four characters.
 */
function wordsToMark(words: readonly Word[], text: string): string[] {
  const groups = joinNeighbours(words, true);
  const wholeGroups = groups.map((group) => textOf(group));
  const pairs = groups.flatMap((group) => group.slice(1).map((word, i) => textOf([group[i] ?? word, word])));
  const whole = HAN_PATTERN.test(text) ? [] : [text.trim()];
  const singles = words
    .map((word) => word.text)
    .filter((word) => Array.from(word).length > 1 || words.length === 1);
  return Array.from(
    new Set([...whole, ...wholeGroups, ...pairs, ...singles, ...singles.flatMap(halvesOf)]),
  ).filter((word) => word !== '');
}

/** Joins words of one script as they are usually written. */
function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(words[0]?.kind === 'han' ? '' : ' ');
}

function halvesOf(word: string): string[] {
  const characters = Array.from(word);
  if (!HAN_PATTERN.test(word) || characters.length !== DOUBLE_WORD_LENGTH) return [];
  const middle = DOUBLE_WORD_LENGTH / 2;
  return [characters.slice(0, middle), characters.slice(middle)].map((half) => half.join(''));
}
