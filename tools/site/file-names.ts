import { ASSETS_DIR, BASE_PATH, SEARCH_PATH } from '../../src/bundle/constants';
import { decodeSafely, markdownPathOf, printUrlOf, withBase } from '../../src/bundle/paths';
import { OFFLINE_PATH, SHELL_FILE, WORKER_FILE } from '../../src/bundle/worker-contract';
import { fileStem } from '../source/media-name';
import { isIndexFile } from '../source/page-paths';
import { staticFiles } from '../source/static-files';
import { contentHash } from '../support/hash';

/** Page at the host's root that redirects to the site's base, unless the base is `/`. */
export const ROOT_INDEX = 'index.html';

/** Atom feed of the section that `site.yml` names; below the base. */
export const FEED_FILE = 'feed.xml';
/** OpenSearch description; below the base. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';
/** Web manifest; below the base. */
export const MANIFEST_FILE = 'manifest.webmanifest';

// The next four are at the host's root; those of a site that does not own the host are below its base.
/** The headers in the format of Netlify, Cloudflare Pages and others; `npm run serve` reads it too. */
export const HEADERS_FILE = '_headers';
/** Redirects from old addresses in the format of the same hosts. */
export const REDIRECTS_LIST = '_redirects';
/** The site's part of nginx's configuration, for `include`. */
export const NGINX_FILE = '_server.nginx';
/** The site's part of Caddy's configuration, for `import`. */
export const CADDY_FILE = '_server.caddy';

/**
 * Regular expression for addresses that are never served: files that only servers read, and hidden files at the root of
 * the host, except those that begin with `.we`: certificates need `.well-known`.
 */
export const SERVER_FILES_PATTERN = '/_(?:headers|redirects|server\\.(?:nginx|caddy))$|^/\\.(?:[^w]|w[^e])';

/** Maximum number of addresses that the sitemap protocol allows in one file. Source: sitemaps.org. */
export const MAX_SITEMAP_ADDRESSES = 50_000;

/** Files, below the host's root, that a site with this many pages may have besides its content, with descriptions. */
export function* ownFiles(pageCount: number, isHost = true): Generator<[file: string, what: string]> {
  yield [belowBase(ASSETS_DIR.replace(/\/$/, '')), "the site's folder of scripts and data"];
  yield [belowBase(SHELL_FILE), 'the page shown at unknown addresses'];
  yield [belowBase(SEARCH_PATH), 'the page of the search'];
  yield [belowBase(OFFLINE_PATH), 'the page about reading offline'];
  yield [belowBase(WORKER_FILE), 'the service worker'];
  yield [belowBase(MANIFEST_FILE), 'the web manifest'];
  yield [belowBase(FEED_FILE), 'the feed'];
  yield [belowBase(OPEN_SEARCH_FILE), 'the description of the search'];
  yield [belowBase('llms.txt'), 'the list of pages for language models'];
  yield [belowBase('llms-full.txt'), 'the text of all pages for language models'];
  yield [belowBase('sitemap.xml'), 'the sitemap'];
  for (let i = 0; pageCount > MAX_SITEMAP_ADDRESSES && i * MAX_SITEMAP_ADDRESSES < pageCount; i++)
    yield [belowBase(sitemapPart(i)), 'a part of the sitemap'];
  if (isHost) yield ['robots.txt', 'the rules for crawlers'];
  for (const file of [HEADERS_FILE, REDIRECTS_LIST, NGINX_FILE, CADDY_FILE])
    yield [isHost ? file : belowBase(file), 'a file for the server'];
  if (isHost && BASE_PATH !== '/') {
    yield [ROOT_INDEX, 'the page that leads to the site'];
    yield [SHELL_FILE, 'the page shown at unknown addresses of the host'];
  }
  for (const { file } of staticFiles(isHost)) yield [file, 'a file of static/'];
}

/** Name, below the base, of one part of a sitemap that is too large for one file. Parts count from 0. */
export function sitemapPart(part: number): string {
  return `sitemap-${part}.xml`;
}

/** Name of a section's printable document, below the host's root. */
export function printFileOf(section: string): string {
  return belowBase(printUrlOf(section).replace(withBase('/'), '/'));
}

/**
 * Files for the Markdown of a page. An index page has a second such file, named like its source, so that links between
 * Markdown files work as in the sources.
 */
export function markdownFilesOf(path: string, relativePath: string): string[] {
  const names = new Set([belowBase(markdownPathOf(path))]);
  if (isIndexFile(relativePath)) names.add(belowBase(encodeURI(relativePath)));
  return [...names];
}

/** Name, below the host's root, of the file at an address below the base. The name is not percent-encoded. */
export function belowBase(path: string): string {
  return BASE_PATH.slice(1) + decodeSafely(path.replace(/^\//, ''));
}

/**
 * Whether an address redirects to the site's base: the host's root, or the base without its last slash. Always false
 * when the base is `/`.
 */
export function leadsToBase(address: string): boolean {
  return BASE_PATH !== '/' && (address === '/' || `${address}/` === BASE_PATH);
}

/** File that a static host serves at a page's address: `/stl/` → `docs/stl/index.html`. */
export function htmlFileOf(path: string): string {
  return belowBase(path.endsWith('/') ? `${path}index.html` : path);
}

/** File of the bundle for the record of a source file. `data`: the record's text. */
export function pageFileName(relativePath: string, data: string): string {
  return chunkFileName('pages', relativePath.replace(/\.md$/i, ''), data);
}

/** File name such as `pages/api-error.1a2b3c4d5e.json` for the path `api/error`; there are no subfolders. */
export function chunkFileName(folder: 'pages' | 'sections', path: string, data: string): string {
  return `${folder}/${fileStem(path, 'page')}.${contentHash(data)}.json`;
}
