import { ASSETS_DIR, BASE_PATH } from '../../bundle/constants';
import {
  parsePageRecord,
  parseSectionIndex,
  parseSiteIndex,
  parseStartIndex,
} from '../../bundle/parse-records';

/** Validators of the bundle's files, by path prefix below `assets/`. Each throws for a wrong shape. */
const VALIDATORS: [prefix: string, parse: (value: unknown) => unknown][] = [
  ['pages/', parsePageRecord],
  ['sections/', parseSectionIndex],
  ['start/', parseStartIndex],
  ['site.json', parseSiteIndex],
];

/** Every page of the app has this element; a captive portal's login page does not. */
const APP_ELEMENT = 'id="app"';

/** Whether a path looks like a page's: without a file extension, or with `.html`. */
export function isDocumentPath(pathname: string): boolean {
  return /(?:\/|\.html|\/[^./]+)$/.test(pathname);
}

async function isValidJson(pathname: string, response: Response): Promise<boolean> {
  const file = pathname.slice((BASE_PATH + ASSETS_DIR).length);
  try {
    const value: unknown = JSON.parse(await response.text());
    VALIDATORS.find(([prefix]) => file.startsWith(prefix))?.[1](value);
    return true;
  } catch {
    // Truncated, not JSON, or of another shape: it cannot be used.
    return false;
  }
}

/**
 * Whether a response is the requested file and may be cached: status 200, not redirected, not opaque, no HTML in place
 * of another type. JSON has to parse and, if `VALIDATORS` has its kind, to have the right shape; HTML has to contain
 * the app's element; other types are not checked for truncation. `address` is absolute. Reads a clone of the response.
 * Throws if the connection is lost within the body of HTML.
 */
export async function isValidResponse(address: string, response: Response): Promise<boolean> {
  // Browsers set `basic`; `default` is a response created by a script.
  if (response.status !== 200 || response.redirected || !['basic', 'default'].includes(response.type))
    return false;
  const { pathname } = new URL(address);
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
  if (isDocumentPath(pathname)) return isHtml && (await response.clone().text()).includes(APP_ELEMENT);
  if (isHtml) return false;
  return pathname.endsWith('.json') ? isValidJson(pathname, response.clone()) : true;
}
