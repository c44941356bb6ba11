import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { HASHED_FILE_SOURCE } from '../../../src/bundle/hashed-files';
import { SHELL_FILE } from '../../../src/bundle/worker-contract';
import { NGINX_FILE, SERVER_FILES_PATTERN } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import { IMMUTABLE, POLICY_HEADER, SANDBOX_POLICY, SANDBOXED_PATH } from '../security/header-files';
import { PLAIN_PATH_SOURCE, type ServedSite } from './served-site';

/** MIME types that nginx compresses and sends with a charset; it does both for HTML anyway. */
const TEXT_TYPES =
  'text/plain text/css text/xml text/markdown application/javascript application/json application/manifest+json';

/** A location: what it matches, its directives, and the values of the headers that differ between locations. */
interface Location {
  match: string;
  body: string;
  cache?: string;
  policy?: string;
}

/**
 * Configuration of the site for nginx, to include in a `server` block that names `root`; for a site that does not own
 * the host, in a `location` block for its base. `add_header` is used only at the top level: a location with an
 * `add_header` of its own would lose the inherited headers. Values that differ between locations are in variables. A
 * nested location does not inherit the variables of the one around it, so there each location sets all of them.
 */
export function nginxFile({ isHost, headers, redirects, oldFolders, gone }: ServedSite): OutputFile {
  const { [POLICY_HEADER]: policy = '', ...others } = headers;
  const values = [
    ['$cache_control', 'no-cache'],
    ['$content_security_policy', policy],
  ] as const;
  const write = ({ match, body, ...own }: Location): string => {
    const chosen = [
      own.cache ?? (isHost ? undefined : 'no-cache'),
      own.policy ?? (isHost ? undefined : policy),
    ];
    const sets = values.map(([name], i) => (chosen[i] === undefined ? '' : `set ${name} "${chosen[i]}"; `));
    return `location ${match} { ${sets.join('')}${body} }`;
  };
  const lines = [
    ...(isHost
      ? ['# Written by the build. Include it in a `server` block that names `listen` and `root`.']
      : [
          '# Written by the build. Include it in a `server` block, so that other sites of the host stay as they are:',
          `# location ^~ ${BASE_PATH} { root …; include …; }`,
        ]),
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    'absolute_redirect off;',
    '# `npm run build -- --precompress` makes compressed copies. Other files are compressed for each request.',
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${TEXT_TYPES} image/svg+xml;`,
    ...(isHost
      ? [
          ...values.map(([name, value]) => `set ${name} "${value}";`),
          `if ($uri ~* "^${SANDBOXED_PATH}") {`,
          `    set $content_security_policy "${SANDBOX_POLICY}";`,
          '}',
        ]
      : []),
    'add_header Cache-Control $cache_control always;',
    `add_header ${POLICY_HEADER} $content_security_policy always;`,
    ...Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...locationsOf({ isHost, redirects, oldFolders, gone }).map(write),
  ];
  return { file: NGINX_FILE, data: `${lines.join('\n')}\n` };
}

function locationsOf({ isHost, redirects, oldFolders, gone }: Omit<ServedSite, 'headers'>): Location[] {
  const shell = BASE_PATH + SHELL_FILE;
  const assets = BASE_PATH + ASSETS_DIR;
  const toBase = BASE_PATH === '/' || !isHost ? [] : ['/', BASE_PATH.slice(0, -1)];
  const notFoundPage = `error_page 404 ${shell};`;
  // A missing chunk must not look like a page, and its 404 must not be cached.
  const orMissing = 'if (!-f $request_filename) { set $cache_control no-store; return 404; }';
  // Nor must other errors: the headers of a location that may be cached are those of its errors, too. nginx adds those
  // of an impossible range twice.
  const refused = `${assets}refused`;
  const hashed = `error_page 403 405 412 416 ${refused}; ${orMissing} if ($http_range) { set $cache_control no-cache; }`;
  return [
    ...toBase.map((from) => ({ match: `= ${from}`, body: `return 302 ${BASE_PATH};` })),
    ...redirects.map(({ from, to }) => ({ match: `= "${from}"`, body: `return 301 "${to}";` })),
    ...oldFolders.map((folder) => ({
      match: `^~ ${folder}`,
      body: `rewrite "^${folder}(${PLAIN_PATH_SOURCE})$" "${BASE_PATH}$1" permanent; ${notFoundPage}`,
    })),
    ...gone.map((from) => ({ match: `= "${from}"`, body: `error_page 410 ${shell}; return 410;` })),
    { match: `~ "${SERVER_FILES_PATTERN}"`, body: 'return 404;', cache: 'no-store' },
    ...(isHost
      ? []
      : [{ match: `~* "^${SANDBOXED_PATH}"`, body: hashed, cache: IMMUTABLE, policy: SANDBOX_POLICY }]),
    { match: assets, body: orMissing },
    { match: `~ "^${assets}${HASHED_FILE_SOURCE}$"`, body: hashed, cache: IMMUTABLE },
    // The status of the error stays.
    { match: `= ${refused}`, body: 'return 200 "";', cache: 'no-store' },
    // Types that the list of nginx lacks.
    {
      match: `~ "^${BASE_PATH}.+\\.md$"`,
      body: `default_type text/markdown; try_files $uri =404; ${notFoundPage}`,
    },
    {
      match: `~ "^${BASE_PATH}[^/]+\\.webmanifest$"`,
      body: 'default_type application/manifest+json;',
    },
    { match: `= ${shell}`, body: '', cache: 'no-store' },
    { match: `= ${shell.replace('.html', '')}`, body: `return 404; ${notFoundPage}` },
    { match: BASE_PATH, body: `try_files $uri $uri.html $uri/index.html =404; ${notFoundPage}` },
  ];
}
