import path from 'node:path';
import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { decodeSafely } from '../../../src/bundle/paths';
import { HEADERS_FILE } from '../../site/file-names';
import { SANDBOXED_DIR } from '../../source/media-name';
import type { OutputFile } from '../../support/output-file';
import { type Policy, policyHeader } from './content-security-policy';

/** `Cache-Control` of a file that never changes, because its name or its folder's name contains a hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Name of the header whose value differs for files in the folder of sandboxed files. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** Values and names of headers that need no escaping in the configuration files of all servers. */
const VALUE_PATTERN = /^[^"\\${}\p{Cc}]*$/u;
const NAME_PATTERN = /^[A-Za-z][A-Za-z-]*$/;

/** Whether a text has no control characters and no characters that are special in a server's configuration. */
export function isSafeValue(text: string): boolean {
  return VALUE_PATTERN.test(text);
}

/**
 * The site's headers in the format of Netlify and others. `immutableFolders`: folders of the bundle that hold only
 * hashed files. `top`: the folder whose files have the headers. If several paths match, hosts that read this format send the values of all of them; with two policies,
 * a resource needs to be allowed by both. Throws when a header's name or value is not safe in the files of all servers.
 */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  immutableFolders: readonly string[],
  top = '/',
): OutputFile {
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME_PATTERN.test(name) || !isSafeValue(value))
      throw new Error(`a header file cannot hold ${JSON.stringify(`${name}: ${value}`)}`);
  }
  const folders = new Map<string, Record<string, string>>([
    [SANDBOXED_PATH, { [POLICY_HEADER]: SANDBOX_POLICY }],
  ]);
  for (const folder of immutableFolders) {
    const address = `${BASE_PATH}${ASSETS_DIR}${folder}/`;
    folders.set(address, { ...folders.get(address), 'Cache-Control': IMMUTABLE });
  }
  const lines = [[top, headers] as const, ...folders].flatMap(([address, values]) => [
    `${address}*`,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return { file: HEADERS_FILE, data: `${lines.join('\n')}\n` };
}

/** Reads the headers for every address of the site (`/*` or `/docs/*`) from the text of a `_headers` file. */
export function readHeaderFile(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isForAll = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^\S/.test(line)) isForAll = ['/*', `${BASE_PATH}*`].includes(line.trim());
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)/.exec(line) ?? [];
    if (isForAll && name !== undefined && value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Address of the folder for files that a browser might run: SVG, XML, HTML and all types not known to be harmless. */
export const SANDBOXED_PATH = BASE_PATH + ASSETS_DIR + SANDBOXED_DIR;

/**
 * Policy of sandboxed files. A file opened directly has no access to the site's origin and runs and loads nothing; an
 * image in a page looks the same.
 */
export const SANDBOX_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/**
 * Headers that a server adds for the file at an address. `pathname` may be as the client wrote it: percent-encoded,
 * with dots, doubled slashes or capitals. These headers replace the site's headers of the same name.
 */
export function headersFor(pathname: string): Record<string, string> {
  const plain = path.posix.normalize(decodeSafely(pathname).replaceAll('\\', '/')).toLowerCase();
  if (!plain.startsWith(SANDBOXED_PATH)) return {};
  return { [POLICY_HEADER]: SANDBOX_POLICY, 'X-Content-Type-Options': 'nosniff' };
}

/** Browser features denied to pages and to frames in them. */
const DENIED_FEATURES =
  'accelerometer camera geolocation gyroscope magnetometer microphone midi payment usb'.split(' ');

/** Headers for every answer of the site, except caching headers. */
export function securityHeaders(policy: Policy): Record<string, string> {
  return {
    [POLICY_HEADER]: policyHeader(policy),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not support `frame-ancestors`. The policy sets the same value there: change both together.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}
