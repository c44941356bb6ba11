import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { HASHED_FILE_SOURCE } from '../../../src/bundle/hashed-files';
import { SHELL_FILE } from '../../../src/bundle/worker-contract';
import { CADDY_FILE, SERVER_FILES_PATTERN } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import { IMMUTABLE, POLICY_HEADER, SANDBOX_POLICY, SANDBOXED_PATH } from '../security/header-files';
import { PLAIN_PATH_SOURCE, type ServedSite } from './served-site';

/** Configuration of the site for Caddy, to import in a site block that names `root`. */
export function caddyFile({ headers, redirects, oldFolders, gone }: ServedSite): OutputFile {
  const { [POLICY_HEADER]: policy = '', ...others } = headers;
  const assets = BASE_PATH + ASSETS_DIR;
  const hashed = `path_regexp ^${assets}${HASHED_FILE_SOURCE}$`;
  const lines = [
    '# Written by the build. Import it in a site block that names `root`.',
    `@sandboxed_files path ${SANDBOXED_PATH}*`,
    `@other_files not path ${SANDBOXED_PATH}*`,
    `header @sandboxed_files ${POLICY_HEADER} "${SANDBOX_POLICY}"`,
    `header @other_files ${POLICY_HEADER} "${policy}"`,
    'header {',
    ...Object.entries(others).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    `@hashed ${hashed}`,
    `@unhashed not ${hashed}`,
    `header @hashed Cache-Control "${IMMUTABLE}"`,
    'header @unhashed Cache-Control no-cache',
    '# Types that some systems do not know.',
    '@markdown path *.md',
    'header @markdown Content-Type "text/markdown; charset=utf-8"',
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    ...(BASE_PATH === '/'
      ? []
      : [`redir / ${BASE_PATH} 302`, `redir ${BASE_PATH.slice(0, -1)} ${BASE_PATH} 302`]),
    ...redirects.map(({ from, to }) => `redir "${from}" "${to}" 301`),
    ...oldFolders.flatMap((folder, i) => [
      `@old_folder_${i} path_regexp old_folder_${i} ^${folder}(${PLAIN_PATH_SOURCE})$`,
      `redir @old_folder_${i} ${BASE_PATH}{re.old_folder_${i}.1} 301`,
    ]),
    ...gone.map((from) => `error "${from}" 410`),
    `@internal path_regexp ${SERVER_FILES_PATTERN}`,
    'error @internal 404',
    '# A missing chunk must not look like a page, so only pages have other spellings.',
    `@pages not path ${assets}*`,
    'try_files @pages {path} {path}index.html {path}.html {path}/index.html',
    '# `npm run build -- --precompress` makes compressed copies. Other files are compressed for each request.',
    'encode gzip',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
    'handle_errors {',
    '\theader Cache-Control no-store',
    `\t@page expression \`{err.status_code} in [404, 410] && {uri}.startsWith("${BASE_PATH}") && !{uri}.startsWith("${assets}")\``,
    '\thandle @page {',
    `\t\trewrite * ${BASE_PATH}${SHELL_FILE}`,
    '\t\tfile_server',
    '\t}',
    '\thandle {',
    '\t\trespond "{err.status_code} {err.status_text}"',
    '\t}',
    '}',
  ];
  return { file: CADDY_FILE, data: `${lines.join('\n')}\n` };
}
