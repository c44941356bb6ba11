import { DEFAULT_LANG } from '../../bundle/constants';
import { allowedMeta, isWebAddress } from '../../bundle/head-tags';
import { MESSAGES, OFFLINE_MESSAGES, SEARCH_MESSAGES } from '../../bundle/messages';
import { readSearchParams, withBase } from '../../bundle/paths';
import type { HeadAttributes } from '../../bundle/records';
import type { ShownPage } from '../../content/load-page';

/** A `<meta>` or `<link>` of the document's head. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: HeadAttributes;
}

/** What a page sets in the document's head. */
export interface PageHead {
  title: string;
  lang: string;
  tags: HeadTag[];
}

/** Attributes that name a `<meta>`; the first one present counts. */
const META_KEYS = ['name', 'property', 'itemprop'] as const;

function metaKeyOf(meta: HeadAttributes): string {
  const key = META_KEYS.find((name) => meta[name] !== undefined);
  return key ? `${meta[key]} ${key}` : JSON.stringify(Object.entries(meta).sort());
}

/** Merges lists of `<meta>` tags; of two with the same name, the first is kept. */
export function mergeMeta(...lists: readonly HeadAttributes[][]): HeadAttributes[] {
  const merged = new Map<string, HeadAttributes>();
  for (const meta of lists.flat()) {
    const key = metaKeyOf(meta);
    if (!merged.has(key)) merged.set(key, meta);
  }
  return [...merged.values()];
}

function joinTitle(page: string | undefined, site: string): string {
  return page && site && page !== site ? `${page} | ${site}` : page || site;
}

function titleOf(page: ShownPage, search: string): string {
  const { site } = page;
  if (page.kind === 'search')
    return joinTitle(SEARCH_MESSAGES.pageTitle(readSearchParams(search).query), site.title);
  if (page.kind === 'offline') return joinTitle(OFFLINE_MESSAGES.title, site.title);
  if (page.kind === 'not-found') return joinTitle(MESSAGES.notFoundPageTitle, site.title);
  const { frontmatter, title } = page.record;
  if (typeof frontmatter.metaTitle === 'string') return frontmatter.metaTitle;
  return frontmatter.home ? site.title || title : joinTitle(title, site.title);
}

/** `<meta>` tags of these Open Graph properties; empty ones are left out. */
function openGraph(properties: Record<string, string>): HeadAttributes[] {
  return Object.entries(properties)
    .filter(([, content]) => content !== '')
    .map(([property, content]) => ({ property, content }));
}

/**
 * Title, language, description, canonical address and `<meta>` tags of a page; pages of the app itself have no
 * description or canonical address, and ask not to be indexed. `search` is the query string of the page's address,
 * including the `?`.
 */
export function buildHead(page: ShownPage, search = ''): PageHead {
  const { site } = page;
  const title = titleOf(page, search);
  if (page.kind !== 'page') {
    const robots = { name: 'robots', content: 'noindex' };
    return { title, lang: site.lang || DEFAULT_LANG, tags: [{ tag: 'meta', attributes: robots }] };
  }
  const { frontmatter, path } = page.record;
  const ownMeta = allowedMeta(frontmatter.meta);
  const description =
    ownMeta.find((meta) => meta.name === 'description')?.content ??
    frontmatter.description ??
    site.description;
  const canonical = isWebAddress(frontmatter.canonicalUrl)
    ? frontmatter.canonicalUrl
    : site.origin && site.origin + withBase(path);
  const meta = mergeMeta(
    description ? [{ name: 'description', content: description }] : [],
    ownMeta,
    allowedMeta(site.meta),
    openGraph({
      'og:type': frontmatter.home ? 'website' : 'article',
      'og:title': page.record.title || site.title,
      'og:description': description,
      'og:site_name': site.title,
      'og:url': canonical,
    }),
  );
  const tags: HeadTag[] = meta.map((attributes) => ({ tag: 'meta', attributes }));
  if (canonical) tags.push({ tag: 'link', attributes: { rel: 'canonical', href: canonical } });
  return { title, lang: frontmatter.lang || site.lang || DEFAULT_LANG, tags };
}
