import { ASSETS_DIR, BASE_PATH } from '../../bundle/constants';
import {
  parsePageRecord,
  parseSectionIndex,
  parseSiteIndex,
  parseStartIndex,
} from '../../bundle/parse-records';

/** Checks of the bundle's own files, by the beginning of their address below `assets/`. */
const PARSERS: [prefix: string, parse: (value: unknown) => unknown][] = [
  ['pages/', parsePageRecord],
  ['sections/', parseSectionIndex],
  ['start/', parseStartIndex],
  ['site.json', parseSiteIndex],
];

/** Every page of the app has this element; a network's login page does not. */
const APP_ELEMENT = 'id="app"';

/** Whether an address is a document's: without a file extension, or with `.html`. */
export function isDocumentPath(pathname: string): boolean {
  return /(?:\/|\.html|\/[^./]+)$/.test(pathname);
}

async function isSoundJson(pathname: string, response: Response): Promise<boolean> {
  const file = pathname.slice((BASE_PATH + ASSETS_DIR).length);
  try {
    const value: unknown = JSON.parse(await response.text());
    PARSERS.find(([prefix]) => file.startsWith(prefix))?.[1](value);
    return true;
  } catch {
    // Truncated, not JSON, or of another shape: in any case not the requested file.
    return false;
  }
}

/**
 * Whether a response is the requested file and may be cached: no error, no redirect, no opaque response, no HTML
 * in place of another type, not truncated. Reads a clone; the response itself stays unread.
 */
export async function isSoundAnswer(address: string, response: Response): Promise<boolean> {
  // Browsers set `basic`; `default` is a response created by a script.
  if (response.status !== 200 || response.redirected || !['basic', 'default'].includes(response.type))
    return false;
  const { pathname } = new URL(address);
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
  if (isDocumentPath(pathname)) return isHtml && (await response.clone().text()).includes(APP_ELEMENT);
  if (isHtml) return false;
  return pathname.endsWith('.json') ? isSoundJson(pathname, response.clone()) : true;
}
