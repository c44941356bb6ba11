import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { decodeSafely } from '../../../src/bundle/paths';
import { SANDBOXED_DIR } from '../../source/media-name';

/** Address of the folder for files that a browser might run: SVG, XML, HTML and all types not known to be harmless. */
export const SANDBOXED_PATH = BASE_PATH + ASSETS_DIR + SANDBOXED_DIR;

/**
 * Policy of these files. Opened directly, such a file has no origin, runs no script and loads nothing; as an image in
 * a page it looks the same as without the policy.
 */
export const SANDBOX_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Headers that a server adds for the file at an address. The address may be as requested: encoded, with dots, doubled
 * slashes or capitals. These headers replace the site's headers of the same name.
 */
export function headersFor(pathname: string): Record<string, string> {
  const plain = path.posix.normalize(decodeSafely(pathname).replaceAll('\\', '/')).toLowerCase();
  if (!plain.startsWith(SANDBOXED_PATH)) return {};
  return { 'Content-Security-Policy': SANDBOX_POLICY, 'X-Content-Type-Options': 'nosniff' };
}
