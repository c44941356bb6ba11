import { comparablePath } from '../../../src/bundle/paths';

/** Addresses of a move, old → new, decoded. */
export type Addresses = ReadonlyMap<string, string>;

/** Finds where an address leads now; case does not count, as in a browser. Undefined for one that has not moved. */
export function addressLookup(moved: Addresses): (address: string) => string | undefined {
  const byKey = new Map([...moved].map(([from, to]) => [comparablePath(from), to]));
  return (address) => byKey.get(comparablePath(address));
}

/** Those whose old address leads nowhere now, unless it is redirected: not those that differ in case only. */
export function lostAddresses(moved: Addresses): Addresses {
  return new Map([...moved].filter(([from, to]) => comparablePath(from) !== comparablePath(to)));
}
