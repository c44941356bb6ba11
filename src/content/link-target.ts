import { ASSETS_DIR, BASE_PATH } from '../bundle/constants';
import { parseUrl, withoutBase } from '../bundle/paths';

/** An address inside the app, in the router's form. */
export interface LinkTarget {
  /** Without the site's base, begins with `/`. */
  pathname: string;
  search: string;
  hash: string;
}

/** A last part such as `guide.zip` is a file; `guide`, `guide.html` and `guide/` are pages. */
const FILE_PATTERN = /\.(?!html$)[a-z\d]+$/i;
/** Versions look like file extensions but are not: `/updates/7.4` is a page. */
const VERSION_PATTERN = /\.\d+$/;

/** Parses an absolute address as a page of this site; undefined if it is a file or on another site. */
export function readLinkTarget(href: string, origin: string): LinkTarget | undefined {
  const url = parseUrl(href);
  if (!url || url.origin !== origin || !url.pathname.startsWith(BASE_PATH)) return undefined;
  const pathname = withoutBase(url.pathname);
  if (pathname.startsWith(`/${ASSETS_DIR}`)) return undefined;
  if (FILE_PATTERN.test(pathname) && !VERSION_PATTERN.test(pathname)) return undefined;
  return { pathname, search: url.search, hash: url.hash };
}
