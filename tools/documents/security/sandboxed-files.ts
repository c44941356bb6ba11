import path from 'node:path';
import { ASSETS_DIR, BASE_PATH, SANDBOXED_DIR } from '../../../src/bundle/constants';
import { decodeSafely } from '../../../src/bundle/paths';

/** Address of the folder of files that a browser might run: SVG, XML, HTML and whatever is not known to be harmless. */
export const SANDBOXED_PATH = BASE_PATH + ASSETS_DIR + SANDBOXED_DIR;

/**
 * Policy of these files. Opened by itself, one belongs to no origin and runs and loads nothing; shown as a picture
 * of a page, it looks as it does without.
 */
export const SANDBOX_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Headers that a server adds to those of the site for the file at an address, which it may give as it was asked for:
 * encoded, with dots, doubled slashes or in capitals. They replace headers of the same name.
 */
export function headersFor(pathname: string): Record<string, string> {
  const plain = path.posix.normalize(decodeSafely(pathname).replaceAll('\\', '/')).toLowerCase();
  if (!plain.startsWith(SANDBOXED_PATH)) return {};
  return { 'Content-Security-Policy': SANDBOX_POLICY, 'X-Content-Type-Options': 'nosniff' };
}
