import { memoize } from '../../support/memoize';

/** Whether a key of `searchWeights` names a page: a folder it is in, or its own path; `*` stands for part of a name. */
export function namesPage(key: string, path: string): boolean {
  return patternOf(key).test(path);
}

const patternOf = memoize((key: string) => {
  const text = key.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(`^/${text}(?:/|\\.html$|$)`);
});

/** Factor for the rank of a page, by the longest key that names it; 1 if none does. */
export function pageWeight(path: string, weights: Readonly<Record<string, number>>): number {
  const found = Object.entries(weights).filter(([key]) => namesPage(key, path));
  const longest = found.toSorted(([a], [b]) => b.length - a.length)[0];
  return longest ? longest[1] : 1;
}
