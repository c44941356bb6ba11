import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { CADDY_HEADERS_FILE, HEADERS_FILE, NGINX_HEADERS_FILE } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import { SANDBOX_POLICY, SANDBOXED_PATH } from './sandboxed-files';

/** What a file with a hash in its name is sent with: it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Header that files in the folder of sandboxed ones have another value of. */
const POLICY_HEADER = 'Content-Security-Policy';

/** A header's value as all three forms can hold it: no line break begins another header, no sign means something to a server. */
const VALUE_PATTERN = /^[^"\\${}\p{Cc}]*$/u;
const NAME_PATTERN = /^[A-Za-z][A-Za-z-]*$/;

/**
 * The headers of the site in the forms that servers read. `immutableFolders`: those of the bundle with hashed files only.
 * Throws when a header could not be told from what stands around it.
 */
export function headerFiles(
  headers: Readonly<Record<string, string>>,
  immutableFolders: readonly string[],
): OutputFile[] {
  for (const [name, value] of Object.entries(headers)) {
    if (!NAME_PATTERN.test(name) || !VALUE_PATTERN.test(value))
      throw new Error(`a header file cannot hold ${JSON.stringify(`${name}: ${value}`)}`);
  }
  return [
    { file: HEADERS_FILE, data: lines(netlifyLines(headers, immutableFolders)) },
    { file: NGINX_HEADERS_FILE, data: lines(nginxLines(headers)) },
    { file: CADDY_HEADERS_FILE, data: lines(caddyLines(headers)) },
  ];
}

/** Hosts that read this form send the values of all paths that match: of two policies, each has to allow a thing. */
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

/** A variable has the policy, since a `location` with an `add_header` of its own would lose all others. */
function nginxLines({ [POLICY_HEADER]: policy = '', ...others }: Readonly<Record<string, string>>): string[] {
  return [
    `set $content_security_policy "${policy}";`,
    `if ($uri ~* "^${SANDBOXED_PATH}") {`,
    `    set $content_security_policy "${SANDBOX_POLICY}";`,
    '}',
    `add_header ${POLICY_HEADER} $content_security_policy always;`,
    ...Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ];
}

function caddyLines({ [POLICY_HEADER]: policy = '', ...others }: Readonly<Record<string, string>>): string[] {
  return [
    `@sandboxed_files path ${SANDBOXED_PATH}*`,
    `@other_files not path ${SANDBOXED_PATH}*`,
    `header @sandboxed_files ${POLICY_HEADER} "${SANDBOX_POLICY}"`,
    `header @other_files ${POLICY_HEADER} "${policy}"`,
    'header {',
    ...Object.entries(others).map(([name, value]) => `\t${name} "${value}"`),
    '}',
  ];
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
