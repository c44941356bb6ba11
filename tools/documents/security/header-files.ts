import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { CADDY_HEADERS_FILE, HEADERS_FILE, NGINX_HEADERS_FILE } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import { SANDBOX_POLICY, SANDBOXED_PATH } from './sandboxed-files';

/** `Cache-Control` of a file with a hash in its name, which never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Header with a different value for files in the folder of sandboxed files. */
const POLICY_HEADER = 'Content-Security-Policy';

/** A header's value that is safe in all three formats: no line breaks, no characters with a meaning to a server. */
const VALUE_PATTERN = /^[^"\\${}\p{Cc}]*$/u;
const NAME_PATTERN = /^[A-Za-z][A-Za-z-]*$/;

/**
 * The headers of the site in the formats that servers read. `immutableFolders`: folders of the bundle with hashed
 * files only. Throws when a header's name or value is not safe in all formats.
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

/** A variable holds the policy: a `location` with its own `add_header` would lose all other headers. */
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
