import { normalizeText } from '../../../src/bundle/search/normalize-text';
import { splitIdentifier } from '../../../src/bundle/search/split-identifier';
import { pairsOfRun, splitRuns } from '../../../src/bundle/search/split-runs';
import { MAX_WORD_LENGTH, PART_WEIGHT } from './weights';

type TermSink = (term: string, weight: number) => void;

/** Terms of text: pairs of Chinese characters, Latin words, identifiers and their parts. */
export function eachTerm(text: string, sink: TermSink): void {
  for (const { kind, text: run } of splitRuns(normalizeText(text))) {
    if (kind === 'han') {
      for (const pair of pairsOfRun(run)) sink(pair, 1);
      continue;
    }
    const { whole, parts } = splitIdentifier(run);
    if (whole.length <= MAX_WORD_LENGTH) sink(whole, 1);
    for (const part of parts) if (part.length > 1 && part.length <= MAX_WORD_LENGTH) sink(part, PART_WEIGHT);
  }
}

/**
 * Terms that only names have: single Chinese characters, and neighbouring Latin words or parts of identifiers as one
 * term (`databackup` for `data backup`).
 */
export function eachNameTerm(text: string, sink: TermSink): void {
  const runs = splitRuns(normalizeText(text));
  for (const [i, { kind, text: run, start }] of runs.entries()) {
    if (kind === 'han') {
      const characters = Array.from(run);
      if (characters.length > 1) for (const character of characters) sink(character, 1);
      continue;
    }
    const { parts } = splitIdentifier(run);
    for (const [n, part] of parts.entries()) {
      if (n > 0 && parts.length > 2) sink(`${parts[n - 1]}${part}`, PART_WEIGHT);
    }
    const next = runs[i + 1];
    if (next?.kind === 'latin' && next.start === start + run.length + 1) {
      sink(splitIdentifier(run).whole + splitIdentifier(next.text).whole, 1);
    }
  }
}

/** Matches what separates the parts of a title: `新建栏目（批量）：写法`. A colon or comma inside a word separates nothing. */
const TITLE_SEPARATOR_PATTERN = /[：（）()[\]【】《》、，。；;？?！!|｜]+|[:,](?=\s)/u;

/** Matches the border between Chinese characters and anything else: `data backup 备份数据库`, `7.4版本`. */
const SCRIPT_BORDER_PATTERN =
  /(?<=\p{Script=Han})\s*(?=[^\s\p{Script=Han}])|(?<=[^\s\p{Script=Han}])\s*(?=\p{Script=Han})/u;

/**
 * Parts of a title, from left to right, that readers may type instead of the whole: each piece between separators, then
 * the Chinese and the other parts of this piece. A part of one character is left out, because it names nothing.
 */
export function titleParts(title: string): string[] {
  const pieces = title.split(TITLE_SEPARATOR_PATTERN);
  const all = pieces
    .flatMap((piece) => [piece, ...piece.trim().split(SCRIPT_BORDER_PATTERN)])
    .map((piece) => piece.trim());
  return [...new Set(all)].filter((piece) => piece.length > 1);
}
