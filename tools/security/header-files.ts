import { ASSETS_DIR, BASE_PATH } from '../../src/bundle/constants';
import type { OutputFile } from '../output/output-file';

/** The headers in the form of Netlify, Cloudflare Pages and others; `npm run serve` reads it too. */
export const HEADERS_FILE = '_headers';
/** The headers for `include` in nginx and for `import` in Caddy. */
export const NGINX_HEADERS_FILE = '_headers.nginx';
export const CADDY_HEADERS_FILE = '_headers.caddy';

/** What a file with a hash in its name is sent with: it never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The headers of the site in the forms that servers read. `immutableFolders`: those of the bundle with hashed files only. */
export function headerFiles(
  headers: Readonly<Record<string, string>>,
  immutableFolders: readonly string[],
): OutputFile[] {
  const entries = Object.entries(headers);
  const netlify = [
    '/*',
    ...entries.map(([name, value]) => `  ${name}: ${value}`),
    ...immutableFolders.flatMap((folder) => [
      `${BASE_PATH}${ASSETS_DIR}${folder}/*`,
      `  Cache-Control: ${IMMUTABLE}`,
    ]),
  ];
  const nginx = entries.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const caddy = ['header {', ...entries.map(([name, value]) => `\t${name} "${value}"`), '}'];
  return [
    { file: HEADERS_FILE, data: lines(netlify) },
    { file: NGINX_HEADERS_FILE, data: lines(nginx) },
    { file: CADDY_HEADERS_FILE, data: lines(caddy) },
  ];
}

/** Headers for every address (`/*`) that a `_headers` file names. */
export function readHeaderFile(text: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isForAll = false;
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) isForAll = line.trim() === '/*';
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (isForAll && name !== undefined && value !== undefined) headers[name] = value;
  }
  return headers;
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
