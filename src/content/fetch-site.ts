import { parseSiteIndex } from '../bundle/parse-records';
import type { SiteIndex } from '../bundle/records';
import { fetchJson } from './fetch-json';

let inFlight: Promise<SiteIndex> | undefined;

/**
 * Loads `site.json`, revalidated with the server: its name does not change. Calls during a pending request share
 * that request.
 */
export function fetchSite(): Promise<SiteIndex> {
  inFlight ??= fetchJson('site.json', parseSiteIndex, { cache: 'no-cache' }).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}
