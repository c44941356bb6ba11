import { decodeSafely } from '../../bundle/paths';

/** The element a hash names, raw or percent-encoded; undefined for an empty hash and for no match. */
export function findHashTarget(root: Element, hash: string): Element | undefined {
  const raw = hash.replace(/^#/, '');
  if (raw === '') return undefined;
  const names = [decodeSafely(raw), raw];
  // Compared as values: an id may hold anything, and a selector would need it escaped. Not `getElementById`: a heading
  // may have the id of an element outside the page, such as `site-index`.
  const elements = [...root.querySelectorAll('[id]')];
  return elements.find((element) => names.includes(element.id));
}
