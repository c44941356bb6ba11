/** An English word of which forms are looked for. Identifiers with digits have none. */
const WORD_PATTERN = /^[a-z]{4,}$/;

/** What a form adds to a word, or changes at its end: queries, caches, caching. The first that fits is taken off. */
const ENDINGS = ['ing', 'ed', 'ies', 'es', 's', 'y', 'e'];

/** A word like class or status ends in s in the singular. */
const SINGULAR_PATTERN = /[su]s$/;

/** Minimum length of what is left of a word without its ending, in characters. */
const MIN_STEM = 4;

/** What the forms of an English word have in common (`quer` of query and queries); empty if it is not a word. */
export function stemOf(word: string): string {
  if (!WORD_PATTERN.test(word)) return '';
  // Twice, because an ending can follow another: settings, setting.
  return withoutEnding(withoutEnding(word));
}

function withoutEnding(word: string): string {
  if (SINGULAR_PATTERN.test(word)) return word;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
