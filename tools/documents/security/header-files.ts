import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { HEADERS_FILE } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import { SANDBOX_POLICY, SANDBOXED_PATH } from './sandboxed-files';

/** `Cache-Control` of a file with a hash in its name, which never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Header with a different value for files in the folder of sandboxed files. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** What is safe in the files of all servers. */
const VALUE_PATTERN = /^[^"\\${}\p{Cc}]*$/u;
const NAME_PATTERN = /^[A-Za-z][A-Za-z-]*$/;

/** Throws when a header's name or value is not safe in the files of all servers. */
export function assertSafeHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME_PATTERN.test(name) || !isSafeValue(value))
      throw new Error(`a header file cannot hold ${JSON.stringify(`${name}: ${value}`)}`);
  }
}

/** Whether a text has no line breaks and no characters with a meaning to a server. */
export function isSafeValue(text: string): boolean {
  return VALUE_PATTERN.test(text);
}

/** The site's headers in the format of Netlify and others. `immutableFolders`: folders of the bundle with hashed files only. */
export function headersFile(
  headers: Readonly<Record<string, string>>,
  immutableFolders: readonly string[],
): OutputFile {
  assertSafeHeaders(headers);
  return { file: HEADERS_FILE, data: lines(netlifyLines(headers, immutableFolders)) };
}

/** Hosts that read this format send the values of all matching paths: both policies then have to allow a resource. */
function netlifyLines(
  headers: Readonly<Record<string, string>>,
  immutableFolders: readonly string[],
): string[] {
  const folders = new Map<string, Record<string, string>>([
    [SANDBOXED_PATH, { [POLICY_HEADER]: SANDBOX_POLICY }],
  ]);
  for (const folder of immutableFolders) {
    const address = `${BASE_PATH}${ASSETS_DIR}${folder}/`;
    folders.set(address, { ...folders.get(address), 'Cache-Control': IMMUTABLE });
  }
  const block = (address: string, values: Readonly<Record<string, string>>): string[] => [
    `${address}*`,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [...block('/', headers), ...[...folders].flatMap(([address, values]) => block(address, values))];
}

/** Headers for every address (`/*`) that a `_headers` file names. */
export function readHeaderFile(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isForAll = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) isForAll = line.trim() === '/*';
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)/.exec(line) ?? [];
    if (isForAll && name !== undefined && value !== undefined) headers[name] = value;
  }
  return headers;
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
