import { comparablePath, splitHash } from '../../../src/bundle/paths';

/** Addresses of a move, old → new, decoded. */
export type Addresses = ReadonlyMap<string, string>;

/** Returns a function that finds an address's new address, regardless of case; undefined for one that has not moved. */
export function addressLookup(moved: Addresses): (address: string) => string | undefined {
  const byKey = new Map([...moved].map(([from, to]) => [comparablePath(from), to]));
  return (address) => byKey.get(comparablePath(address));
}

/** The moves whose old address needs a redirect: not those that differ only in case. */
export function lostAddresses(moved: Addresses): Addresses {
  return new Map([...moved].filter(([from, to]) => comparablePath(from) !== comparablePath(to)));
}

/**
 * Returns a function that tells whether readers may have an address. `locked`: the lines of `urls.lock`; a site without
 * that file counts every address as published.
 */
export function publishedAddresses(locked: readonly string[]): (address: string) => boolean {
  const published = new Set(locked.map((line) => comparablePath(splitHash(line).path)));
  return (address) => published.size === 0 || published.has(comparablePath(address));
}
