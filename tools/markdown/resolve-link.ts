import type { Token } from 'marked';
import { SEARCH_PATH } from '../../src/bundle/constants';
import { MESSAGES } from '../../src/bundle/messages';
import { decodeSafely, encodePath, splitHash, withBase } from '../../src/bundle/paths';
import { isIndexFile, regularPathOf } from '../source/page-paths';
import { publishedDataPath } from '../source/published-data';
import { cleanAddress, LINK_SCHEMES, schemeOf } from '../support/address';
import { element, textElement } from '../support/markup';
import { nearestHint } from '../support/nearest-name';
import { contentFileOf, dropBase, reportIfOutside } from './content-file';
import type { PageEnv } from './page-env';

/** Attributes of a link. A link without `href` is shown as text; a link with `target` leads to another site. */
interface LinkAttributes {
  href?: string;
  target?: '_blank';
  rel?: string;
}

/** Targets that VuePress turns into links within the app. */
const PAGE_TARGET_PATTERN = /(?:\/|\.md|\.html)$/i;

/** Resolves a link of a page and reports what is wrong with it. */
export function resolveLink(address: string, env: PageEnv, token: Token): LinkAttributes {
  const href = cleanAddress(address);
  const scheme = schemeOf(href);
  if (scheme === 'http' || scheme === 'https') return { href, target: '_blank', rel: 'noopener noreferrer' };
  if (href.startsWith('//')) return { href };
  if (scheme !== undefined) {
    if (LINK_SCHEMES.includes(scheme)) return { href };
    const hint = `Allowed: ${LINK_SCHEMES.join(', ')}; write a literal "<${scheme}:…>" in backticks.`;
    env.error('link-scheme', `the link "${href}" uses the scheme "${scheme}"`, token, hint);
    return {};
  }
  const { path: withQuery, hash } = splitHash(href);
  const at = withQuery.indexOf('?');
  const target = at < 0 ? withQuery : withQuery.slice(0, at);
  const query = withQuery.slice(target.length);
  if (target !== '') return { href: resolveLocal(target, { query, hash }, href, env, token) };
  noteAnchorUse(env, env.path, hash, href, token);
  return { href };
}

function resolveLocal(
  target: string,
  { query, hash }: { query: string; hash: string },
  href: string,
  env: PageEnv,
  token: Token,
): string {
  const what = `the link "${href}"`;
  const file = contentFileOf(target, what, env, token);
  if (file === null) return href;
  const pagePath = /\.md$/i.test(file) ? regularPathOf(file) : pagePathOf(file, target);
  if (pagePath === SEARCH_PATH) return withBase(pagePath) + query;
  const found = env.site.findPage(pagePath);
  if (found !== undefined) {
    env.links.add(found);
    noteAnchorUse(env, found, hash, href, token);
    return withBase(found) + query + hash;
  }
  const mustBePage = PAGE_TARGET_PATTERN.test(target);
  // An HTML file beside a page is no page.
  const media = mustBePage && !/\.html$/i.test(file) ? null : env.site.media.get(file);
  const published = media && publishedDataPath(file);
  if (published) return withBase(encodeURI(published));
  if (media) {
    env.linkedFiles.add(media.file);
    return media.url + hash;
  }
  // The base may come before the address.
  const below = dropBase(target);
  if (below !== target) return resolveLocal(below, { query, hash }, href, env, token);
  if (reportIfOutside(file, what, env, token)) return href;
  const shown = decodeSafely(pagePath);
  const hint = nearestHint(shown, env.site.pagePaths, 'No page has a similar address.');
  const fault = mustBePage ? 'is not a page' : 'is neither a page nor a file';
  env.error('dead-link', `${what} leads to ${shown}, which ${fault}`, token, hint);
  return mustBePage ? withBase(pagePath) + query + hash : href;
}

function noteAnchorUse(env: PageEnv, page: string, hash: string, href: string, token: Token): void {
  if (hash.length > 1) env.anchorLinks.push({ page, slug: decodeSafely(hash.slice(1)), href, token });
}

/** Page address for a target without `.md`. */
function pagePathOf(file: string, target: string): string {
  if (isIndexFile(`${file}.md`) && !target.endsWith('/')) return regularPathOf(`${file}.md`);
  const trimmed = file === '.' || file === './' ? '' : file.replace(/\/$/, '');
  const slash = target.endsWith('/') && trimmed !== '' ? '/' : '';
  return encodePath(`/${trimmed}${slash}`);
}

/** Icon, with text for screen readers, of a link that opens another site in a new window. */
export const OUTBOUND_ICON =
  '<svg class="icon outbound" aria-hidden="true" viewBox="0 0 24 24" width="15" height="15">' +
  '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M9 6H5v13h13v-4M13 5h6v6M19 5l-9 9"/></svg>' +
  textElement('span', MESSAGES.newWindow, { class: 'sr-only' });

/** A Markdown link as HTML. `content` is HTML, too. */
export function linkHtml(link: LinkAttributes, content: string, title: string | undefined): string {
  if (link.href === undefined) return content;
  return element('a', { ...link, title }, link.target ? content + OUTBOUND_ICON : content);
}
