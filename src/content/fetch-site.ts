import { parseSiteIndex } from '../bundle/parse-records';
import type { SiteIndex } from '../bundle/records';
import { fetchJson } from './fetch-json';

let inFlight: Promise<SiteIndex> | undefined;

/**
 * Asks the server for `site.json`, never the browser's cache: its name does not change. Whoever asks
 * while a request is on its way shares that one.
 */
export function fetchSite(): Promise<SiteIndex> {
  inFlight ??= fetchJson('site.json', parseSiteIndex, { cache: 'no-cache' }).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}
