import { decodeSafely } from '../../bundle/paths';

/** The element below `root` that a hash names, raw or percent-encoded; undefined for an empty hash and for no match. */
export function findHashTarget(root: Element, hash: string): Element | undefined {
  const raw = hash.replace(/^#/, '');
  if (raw === '') return undefined;
  const candidates = [decodeSafely(raw), raw].map((id) => document.getElementById(id));
  return (
    candidates.find((element) => element !== null && element !== root && root.contains(element)) ?? undefined
  );
}
