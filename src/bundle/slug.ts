import { PROGRESS_ID } from './constants';

/** Combining marks that NFKD splits off letters. They are dropped, so that `é` becomes `e` in a slug. */
const COMBINING_PATTERN = /[\u0300-\u036f]/g;
/** Control characters: all that come before the space in Unicode. */
const CONTROL_PATTERN = /[^ -\u{10ffff}]/gu;
/** Each run of these becomes one hyphen. The set is that of VuePress 1, because published addresses depend on it. */
const SEPARATOR_PATTERN = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’–—<>,.?/]+/g;

/** Replaces an empty slug, for example of a heading that has only punctuation. */
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
  readonly #used = new Set([PROGRESS_ID]);
  /** Number given to the last repetition of a slug. */
  readonly #last = new Map<string, number>();

  /** Returns a unique slug and records it as used. `EMPTY_SLUG` replaces an empty slug. */
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
