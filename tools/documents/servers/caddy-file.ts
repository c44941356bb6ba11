import { ASSETS_DIR, BASE_PATH } from '../../../src/bundle/constants';
import { HASHED_FILE_SOURCE } from '../../../src/bundle/hashed-files';
import { SHELL_FILE } from '../../../src/bundle/worker-contract';
import { CADDY_FILE, SERVER_FILES_PATTERN } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import { IMMUTABLE, POLICY_HEADER, SANDBOX_POLICY, SANDBOXED_PATH } from '../security/header-files';
import { PLAIN_PATH_SOURCE, type ServedSite } from './served-site';

/**
 * Configuration of the site for Caddy, to import in a site block that names `root`; for a site that does not own the
 * host, in a `handle` block for its base. Names of matchers carry the base there: they must differ from those around it.
 */
export function caddyFile(site: ServedSite): OutputFile {
  const lines = [
    site.isHost
      ? '# Written by the build. Import it in a site block that names `root`.'
      : '# Written by the build. Import it in a site block, so that other sites of the host stay as they are:',
    ...(site.isHost ? [] : [`# handle ${BASE_PATH}* {`, '#\troot * …', '#\timport …', '# }']),
    ...commonLines(site),
    ...(site.isHost ? hostLines(site) : folderLines(site)),
  ];
  return { file: CADDY_FILE, data: `${lines.join('\n')}\n` };
}

const ASSETS_PATH = BASE_PATH + ASSETS_DIR;
const SHELL = BASE_PATH + SHELL_FILE;

/** Headers of requests that may be answered with 412 or 416. */
const CONDITIONS = ['Range', 'If-Match', 'If-Unmodified-Since'];

const SERVE_FILES = ['file_server {', '\tprecompressed br gzip', '}'];

function matcher(name: string, { isHost }: Pick<ServedSite, 'isHost'>): string {
  return isHost ? `@${name}` : `@${name}${BASE_PATH.replace(/\W/g, '_')}`;
}

/** Headers, redirects and the spellings of a page's address. */
function commonLines(site: ServedSite): string[] {
  const { [POLICY_HEADER]: policy = '', ...others } = site.headers;
  const [sandboxed, rest] = [matcher('sandboxed_files', site), matcher('other_files', site)];
  const [hashed, unhashed] = [matcher('hashed', site), matcher('unhashed', site)];
  const [markdown, manifest, pages] = ['markdown', 'manifest', 'pages'].map((name) => matcher(name, site));
  const keptLong = [
    '\tmethod GET HEAD',
    `\tpath_regexp ^${ASSETS_PATH}${HASHED_FILE_SOURCE}$`,
    '\tfile',
    ...CONDITIONS.map((name) => `\tnot header ${name} *`),
  ];
  return [
    `${sandboxed} path ${SANDBOXED_PATH}*`,
    `${rest} not path ${SANDBOXED_PATH}*`,
    `header ${sandboxed} ${POLICY_HEADER} "${SANDBOX_POLICY}"`,
    `header ${rest} ${POLICY_HEADER} "${policy}"`,
    'header {',
    ...Object.entries(others).map(([name, value]) => `\t${name} "${value}"`),
    '}',
    '# Not for requests that a file may fail: the error would be kept, too. So it is deferred until a file is sent.',
    `${hashed} {`,
    ...keptLong,
    '}',
    `${unhashed} {`,
    '\tnot {',
    ...keptLong.map((line) => `\t${line}`),
    '\t}',
    '}',
    `header ${hashed} {`,
    `\tCache-Control "${IMMUTABLE}"`,
    '\tdefer',
    '}',
    `header ${unhashed} Cache-Control no-cache`,
    '# Types that some systems do not know.',
    `${markdown} path *.md`,
    `header ${markdown} Content-Type "text/markdown; charset=utf-8"`,
    `${manifest} path *.webmanifest`,
    `header ${manifest} Content-Type application/manifest+json`,
    ...(BASE_PATH === '/' || !site.isHost
      ? []
      : [`redir / ${BASE_PATH} 302`, `redir ${BASE_PATH.slice(0, -1)} ${BASE_PATH} 302`]),
    ...site.redirects.map(({ from, to }) => `redir "${from}" "${to}" 301`),
    ...site.oldFolders.flatMap((folder, i) => {
      const old = matcher(`old_folder_${i}`, site);
      const name = old.slice(1);
      return [
        `${old} path_regexp ${name} ^${folder}(${PLAIN_PATH_SOURCE})$`,
        `redir ${old} ${BASE_PATH}{re.${name}.1} 301`,
      ];
    }),
    '# A missing chunk must not look like a page, so only pages have other spellings; that for unknown addresses has none.',
    `${pages} {`,
    `\tnot path ${ASSETS_PATH}* ${SHELL.replace('.html', '')}`,
    '\tfile {path} {path}index.html {path}.html {path}/index.html',
    '}',
    `rewrite ${pages} {http.matchers.file.relative}`,
    '# `npm run build -- --precompress` makes compressed copies. Other files are compressed for each request.',
    'encode gzip',
  ];
}

function hostLines({ gone }: ServedSite): string[] {
  return [
    '@other_methods not method GET HEAD',
    'header @other_methods Allow "GET, HEAD"',
    'error @other_methods 405',
    ...gone.map((from) => `error "${from}" 410`),
    `@internal path_regexp ${SERVER_FILES_PATTERN}`,
    'error @internal 404',
    ...SERVE_FILES,
    'handle_errors {',
    '\theader Cache-Control no-store',
    `\t@page expression \`{err.status_code} in [404, 410] && {uri}.startsWith("${BASE_PATH}") && !{uri}.startsWith("${ASSETS_PATH}")\``,
    '\thandle @page {',
    `\t\trewrite * ${SHELL}`,
    '\t\tfile_server',
    '\t}',
    '\thandle {',
    '\t\trespond "{err.status_code} {err.status_text}"',
    '\t}',
    '}',
  ];
}

/** `handle_errors` cannot stand in a `handle` block, so missing files are answered without it. */
function folderLines(site: ServedSite): string[] {
  const shellWith = (status: number) => [
    '\theader Cache-Control no-store',
    `\trewrite * ${SHELL}`,
    '\tfile_server {',
    `\t\tstatus ${status}`,
    '\t}',
  ];
  const [gone, internal] = [matcher('gone', site), matcher('internal', site)];
  const [missingFile, missingPage] = [matcher('missing_file', site), matcher('missing_page', site)];
  const refuse = ['\theader Cache-Control no-store', '\trespond "404 Not Found" 404', '}'];
  const otherMethods = matcher('other_methods', site);
  return [
    `${otherMethods} not method GET HEAD`,
    `handle ${otherMethods} {`,
    '\theader Allow "GET, HEAD"',
    '\theader Cache-Control no-store',
    '\trespond "405 Method Not Allowed" 405',
    '}',
    ...(site.gone.length === 0
      ? []
      : [
          `${gone} path ${site.gone.map((from) => `"${from}"`).join(' ')}`,
          `handle ${gone} {`,
          ...shellWith(410),
          '}',
        ]),
    `${internal} path_regexp ${SERVER_FILES_PATTERN}`,
    `handle ${internal} {`,
    ...refuse,
    `${missingFile} {`,
    `\tpath ${ASSETS_PATH}*`,
    '\tnot file',
    '}',
    `handle ${missingFile} {`,
    ...refuse,
    `${missingPage} not file`,
    `handle ${missingPage} {`,
    ...shellWith(404),
    '}',
    'handle {',
    ...SERVE_FILES.map((line) => `\t${line}`),
    '}',
  ];
}
