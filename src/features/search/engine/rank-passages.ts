import type { PageText, TextSection } from '../../../bundle/search/search-files';
import { matchesOf } from './mark-text';

/** A part of a page that a result links to: a section, or a row of one of its tables. */
export interface Passage {
  slug: string;
  title: string;
  text: string;
}

interface RankedPassage extends Passage {
  value: number;
}

type Words = ReadonlySet<string>;

type WorthOf = (words: Words) => number;

/** Factor for words in a heading or in the name of a row, which say more than words in the text. */
const NAME_FACTOR = 5;

/**
 * A row replaces its section in the results if it has at least this share of the section's value: it is closer to the
 * answer.
 */
const ROW_SHARE = 0.8;

/** Separator between a section's heading and the name of one of its rows. */
const ROW_MARK = ' › ';

/** Separator between the first cell of a row and the others. */
const NAME_END = ' · ';

/**
 * The passages of a page that contain words of the query, best first: of each section its best row, or the whole
 * section. The part before the first heading gives at most a row, because the page's own result shows its text.
 */
export function rankPassages({ sections }: PageText, pattern: RegExp): Passage[] {
  const worthOf = wordWorths(sections, pattern);
  return sections
    .flatMap((section, i) => {
      const row = bestRow(section, pattern, worthOf);
      const whole = wholeSection(section, pattern, worthOf);
      if (row && row.value >= ROW_SHARE * whole.value) return [row];
      return i === 0 ? [] : [whole];
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);
}

function wholeSection(section: TextSection, pattern: RegExp, worthOf: WorthOf): RankedPassage {
  const [slug, title] = section;
  const text = wholeText(section);
  const heading = wordsIn(title, pattern);
  return {
    slug,
    title,
    text,
    value: NAME_FACTOR * worthOf(heading) + worthOf(without(wordsIn(text, pattern), heading)),
  };
}

function bestRow(
  [, title, , rows]: TextSection,
  pattern: RegExp,
  worthOf: WorthOf,
): RankedPassage | undefined {
  const heading = wordsIn(title, pattern);
  return rows
    .flatMap(([slug, name, text]): RankedPassage[] => {
      const own = without(wordsIn(name + NAME_END + text, pattern), heading);
      if (own.size === 0) return [];
      const named = without(wordsIn(name, pattern), heading);
      const value = NAME_FACTOR * (worthOf(heading) + worthOf(named)) + worthOf(without(own, named));
      return [{ slug, title: title === '' ? name : title + ROW_MARK + name, text, value }];
    })
    .sort((a, b) => b.value - a.value)[0];
}

function wholeText([, , text, rows]: TextSection): string {
  return [text, ...rows.map(([, name, cells]) => name + NAME_END + cells)].join('\n');
}

/** Returns a function that values words on a page: long words more, words that occur in many of its passages less. */
function wordWorths(sections: readonly TextSection[], pattern: RegExp): WorthOf {
  const counts = new Map<string, number>();
  for (const [, title, text, rows] of sections) {
    const passages = [`${title}\n${text}`, ...rows.map(([, name, cells]) => name + NAME_END + cells)];
    for (const passage of passages)
      for (const word of wordsIn(passage, pattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (words) => {
    let value = 0;
    for (const word of words) value += word.length / Math.sqrt(counts.get(word) ?? 1);
    return value;
  };
}

/** Words of the query in a text, in lower case. */
function wordsIn(text: string, pattern: RegExp): Words {
  return new Set(matchesOf(text, pattern).map(({ word }) => word.toLowerCase()));
}

function without(words: Words, others: Words): Words {
  return new Set([...words].filter((word) => !others.has(word)));
}
