import type { UnhandledRequestCallback } from 'msw';

const unserved: string[] = [];

/**
 * For `onUnhandledRequest`: refuses and records a request that no handler has answered. The built-in strategy
 * `error` of msw does not suffice: it lets addresses that end like a file (`.json`, `.txt` and others) pass
 * to the network.
 */
export const refuseUnserved: UnhandledRequestCallback = ({ method, url }, print) => {
  unserved.push(`${method} ${url}`);
  print.error();
};

/** The requests refused since the last call. */
export function takeUnserved(): string[] {
  return unserved.splice(0);
}
