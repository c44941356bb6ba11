import type { UnhandledRequestCallback } from 'msw';

const unserved: string[] = [];

/**
 * For `onUnhandledRequest`: refuses a request that no handler has answered, and remembers it. By its name, msw's `error`
 * lets requests for files pass to the network: `.json`, `.txt` and others.
 */
export const refuseUnserved: UnhandledRequestCallback = ({ method, url }, print) => {
  unserved.push(`${method} ${url}`);
  print.error();
};

/** The requests refused since the last call. */
export function takeUnserved(): string[] {
  return unserved.splice(0);
}
