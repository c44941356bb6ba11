/** Combining marks that NFKD splits off letters: dropped, so that `é` slugs as `e`. */
const COMBINING_PATTERN = /[\u0300-\u036f]/g;
/** Control characters: all that come before the space in Unicode. */
const CONTROL_PATTERN = /[^ -\u{10ffff}]/gu;
/** Runs of these become one hyphen; the set is VuePress 1's, addresses depend on it. */
const SEPARATOR_PATTERN = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’–—<>,.?/]+/g;

/** Slug of a heading that has no letter, digit or sign left. */
export const EMPTY_SLUG = 'section';

/** Heading text → anchor, by the rules of VuePress 1, which published addresses depend on. May be empty. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING_PATTERN, '')
    .replace(CONTROL_PATTERN, '')
    .replace(SEPARATOR_PATTERN, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

/** Makes slugs unique on a page: the second `a` becomes `a-2`, the third `a-3`. */
export class SlugCounter {
  readonly #used = new Set<string>();
  /** Number given to the last repetition of a slug. */
  readonly #last = new Map<string, number>();

  /** The slug to use, recorded as taken; `EMPTY_SLUG` stands in for an empty one. */
  claim(slug: string): string {
    const base = slug === '' ? EMPTY_SLUG : slug;
    let unique = base;
    for (let n = (this.#last.get(base) ?? 1) + 1; this.#used.has(unique); n++) {
      unique = `${base}-${n}`;
      this.#last.set(base, n);
    }
    this.#used.add(unique);
    return unique;
  }
}
