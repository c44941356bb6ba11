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

/**
 * Configuration of the site for nginx, to include in a `server` block that names `root`. `add_header` is used only at
 * the top level: a location with an `add_header` of its own would lose the inherited headers. Values that differ
 * between locations are in variables.
 */
export function nginxFile({ headers, redirects, oldFolders, gone }: ServedSite): OutputFile {
  const { [POLICY_HEADER]: policy = '', ...others } = headers;
  const shell = BASE_PATH + SHELL_FILE;
  const assets = BASE_PATH + ASSETS_DIR;
  const noStore = 'set $cache_control no-store;';
  const notFoundPage = `error_page 404 ${shell};`;
  const toBase = BASE_PATH === '/' ? [] : ['/', BASE_PATH.slice(0, -1)];
  const lines = [
    '# Written by the build. Include it in a `server` block that names `listen` and `root`.',
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    'absolute_redirect off;',
    '# `npm run build -- --precompress` makes compressed copies. Other files are compressed for each request.',
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${TEXT_TYPES} image/svg+xml;`,
    'set $cache_control no-cache;',
    `set $content_security_policy "${policy}";`,
    `if ($uri ~* "^${SANDBOXED_PATH}") {`,
    `    set $content_security_policy "${SANDBOX_POLICY}";`,
    '}',
    'add_header Cache-Control $cache_control always;',
    `add_header ${POLICY_HEADER} $content_security_policy always;`,
    ...Object.entries(others).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...toBase.map((from) => `location = ${from} { return 302 ${BASE_PATH}; }`),
    ...redirects.map(({ from, to }) => `location = "${from}" { return 301 "${to}"; }`),
    ...oldFolders.flatMap((folder) => [
      `location ^~ ${folder} {`,
      `    rewrite "^${folder}(${PLAIN_PATH_SOURCE})$" "${BASE_PATH}$1" permanent;`,
      `    ${notFoundPage}`,
      '}',
    ]),
    ...gone.map((from) => `location = "${from}" { error_page 410 ${shell}; return 410; }`),
    `location ~ "${SERVER_FILES_PATTERN}" { ${noStore} return 404; }`,
    '# A missing chunk must not look like a page, and its 404 must not be cached.',
    `location @missing { ${noStore} return 404; }`,
    `location ${assets} { try_files $uri @missing; }`,
    `location ~ "^${assets}${HASHED_FILE_SOURCE}$" {`,
    `    set $cache_control "${IMMUTABLE}";`,
    '    try_files $uri @missing;',
    '}',
    '# Types that the list of nginx lacks.',
    `location ~ "^${BASE_PATH}.+\\.md$" { default_type text/markdown; try_files $uri =404; ${notFoundPage} }`,
    `location ~ "^${BASE_PATH}[^/]+\\.webmanifest$" { default_type application/manifest+json; }`,
    `location = ${shell} { ${noStore} }`,
    `location ${BASE_PATH} {`,
    '    try_files $uri $uri.html $uri/index.html =404;',
    `    ${notFoundPage}`,
    '}',
  ];
  return { file: NGINX_FILE, data: `${lines.join('\n')}\n` };
}
