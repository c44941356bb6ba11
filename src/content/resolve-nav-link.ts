import { comparablePath, isExternalLink, splitHash, withBase } from '../bundle/paths';
import type { NavItem } from '../bundle/records';

/** Schemes that open no page. Such links must not open a new window. */
const CONTACT_PATTERN = /^(?:mailto|tel):/i;

interface LinkAttributes {
  href: string;
  target?: string;
  rel?: string;
}

/** Address of an in-site navigation link: `.html` is added to a path that ends with neither `/` nor `.html`. */
function toPageAddress(link: string): string {
  const { path, hash } = splitHash(link);
  return /(?:\/|\.html)$/.test(path) ? path + hash : `${path}.html${hash}`;
}

/** `href`, `target` and `rel` of a navigation entry. */
export function resolveNavLink(item: Pick<NavItem, 'link' | 'target' | 'rel'>): LinkAttributes {
  const link = item.link ?? '/';
  if (!isExternalLink(link)) return { href: withBase(toPageAddress(link)) };
  if (CONTACT_PATTERN.test(link)) return { href: link };
  const { target = '_blank', rel = 'noopener noreferrer' } = item;
  return rel === false ? { href: link, target } : { href: link, target, rel };
}

/** Whether a navigation link leads to the page at `path`, or to a folder above it other than the home page. */
export function isNavLinkActive(link: string | undefined, path: string): boolean {
  if (link === undefined || isExternalLink(link)) return false;
  const wanted = comparablePath(splitHash(toPageAddress(link)).path);
  const actual = comparablePath(path);
  return wanted === '/' || !wanted.endsWith('/') ? actual === wanted : actual.startsWith(wanted);
}
