import { ASSETS_DIR, BASE_PATH, MAX_SEARCH_QUERY, SEARCH_PATH } from './constants';
import type { PageEntry, SectionIndex, SectionPart, SectionRef, SiteIndex } from './records';

/** Matches a link that names its own scheme. Such a link leaves the site. */
const SCHEME_PATTERN = /^[a-z][a-z\d+.-]*:/i;

/** Whether a link leaves the site (`https:`, `mailto:`, `//host`). */
export function isExternalLink(link: string): boolean {
  return SCHEME_PATTERN.test(link) || link.startsWith('//');
}

/** `decodeURIComponent`, but returns text with a malformed escape (a lone `%`) unchanged. */
export function decodeSafely(text: string): string {
  // Most addresses have nothing to decode, and a page's links are compared hundreds of times.
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // The reader may have typed a malformed escape; that is not an error.
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Parses an absolute address; undefined if the text is not one. Chrome 109 and Safari 16 have no `URL.canParse`. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Percent-encodes a path as VuePress does, and `?` and `#` too, which would end the path. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/\?/g, '%3F').replace(/#/g, '%23');
}

/** Normalised path for comparisons: decoded, lower case. */
export function comparablePath(path: string): string {
  return decodeSafely(path).toLowerCase();
}

/** Splits a link into the part before `#` and the hash with its `#` (empty when there is none). */
export function splitHash(link: string): { path: string; hash: string } {
  const at = link.indexOf('#');
  return at < 0 ? { path: link, hash: '' } : { path: link.slice(0, at), hash: link.slice(at) };
}

/** Name of the section a path belongs to: its first folder, empty at the root. */
export function sectionNameOf(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? '' : decodeSafely(path.slice(1, end));
}

/**
 * The path without its first folder if that is one of `oldFolders`, in which all pages once were; undefined
 * otherwise.
 */
export function leaveOldFolder(path: string, oldFolders: readonly string[] = []): string | undefined {
  const [, folder = '', ...rest] = path.split('/');
  return oldFolders.includes(decodeSafely(folder)) ? `/${rest.join('/')}` : undefined;
}

/** URL path of a bundle file such as `pages/x.12345678.json`. */
export function assetUrl(file: string): string {
  return BASE_PATH + ASSETS_DIR + encodeURI(file);
}

/** Adds the site's base to the path of a page or file. The path may begin with `/`. */
export function withBase(path: string): string {
  return BASE_PATH + path.replace(/^\//, '');
}

/** Removes the site's base from a URL path that begins with it. The result begins with `/`. */
export function withoutBase(pathname: string): string {
  return pathname.slice(BASE_PATH.length - 1);
}

/** URL path of a section's print document. */
export function printUrlOf(section: string): string {
  return withBase(`print/${encodeURIComponent(section)}.html`);
}

/** Path of the search page with a query and, if given, the section to search. */
export function searchPathOf(query: string, section = ''): string {
  const terms = new URLSearchParams({ ...(query && { q: query }), ...(section && { section }) }).toString();
  return terms === '' ? SEARCH_PATH : `${SEARCH_PATH}?${terms}`;
}

/** Query and section in the search page's address; the query is cut to `MAX_SEARCH_QUERY`. */
export function readSearchParams(search: string): { query: string; section: string } {
  const params = new URLSearchParams(search);
  return { query: (params.get('q') ?? '').slice(0, MAX_SEARCH_QUERY), section: params.get('section') ?? '' };
}

/** Path of a page's Markdown, named like most sources: `/api/error.html` → `/api/error.md`, `/a/` → `/a/README.md`. */
export function markdownPathOf(path: string): string {
  return path.endsWith('/') ? `${path}README.md` : path.replace(/(?:\.html)?$/i, '.md');
}

/**
 * Paths that a request for `path` may mean. The path itself comes first, then: `x/index.html` → `x/`;
 * `x` → `x.html`, `x/`; `x/` → `x.html`; `x.html` → `x/`.
 */
export function candidatePaths(path: string): string[] {
  if (/\/index\.html$/i.test(path)) return [path, path.replace(/index\.html$/i, '')];
  if (path.endsWith('/')) return path === '/' ? [path] : [path, `${path.slice(0, -1)}.html`];
  if (/\.html$/i.test(path)) return [path, path.replace(/\.html$/i, '/')];
  return [path, `${path}.html`, `${path}/`];
}

/**
 * The section named like the first folder of the path. For `/model` or `/model.html`, the section `model` if there is
 * one. Otherwise the root section. Ignores case.
 */
export function findSection(site: SiteIndex, path: string): SectionRef | undefined {
  const lowerName = sectionNameOf(path).toLowerCase();
  // `/model` may mean the folder `/model/`.
  const bare = decodeSafely(path.slice(1))
    .toLowerCase()
    .replace(/\.html$/, '');
  const named = (name: string) => site.sections.find((s) => s.name.toLowerCase() === name);
  return (lowerName && named(lowerName)) || (bare && named(bare)) || named('');
}

/** The sections to search for a path, in this order: `/model.html` is a page at the root, or the folder `/model/`. */
export function findSections(site: SiteIndex, path: string): SectionRef[] {
  const byFolderOrName = findSection(site, path);
  const byFolder = site.sections.find(({ name }) => name === sectionNameOf(path));
  return [...new Set([byFolder, byFolderOrName])].filter((section) => section !== undefined);
}

/**
 * The part of a section that would list `path`: the last part whose `from` is not after the path, else the first
 * part.
 */
export function findSectionPart(section: SectionRef, path: string): SectionPart | undefined {
  const wanted = comparablePath(path);
  return section.parts.findLast((part) => part.from <= wanted) ?? section.parts[0];
}

/** Where a path leads in a section: to a page, or to an address to redirect to. */
type PathMatch = { kind: 'page'; page: PageEntry } | { kind: 'redirect'; to: string };

/** Finds the page or the redirect for `path`, by the rules of `candidatePaths`, ignoring case. */
export function matchPath(index: SectionIndex, path: string): PathMatch | undefined {
  const redirects = new Map(Object.entries(index.redirects).map(([from, to]) => [comparablePath(from), to]));
  for (const candidate of candidatePaths(path)) {
    const wanted = comparablePath(candidate);
    const page = index.pages.find((entry) => comparablePath(entry.path) === wanted);
    if (page) {
      const isExact = decodeSafely(path) === decodeSafely(page.path);
      return isExact ? { kind: 'page', page } : { kind: 'redirect', to: page.path };
    }
    const to = redirects.get(wanted);
    if (to !== undefined) return { kind: 'redirect', to };
  }
  return undefined;
}
