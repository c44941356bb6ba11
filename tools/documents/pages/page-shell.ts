import { FIRST_PAINT_SCRIPT } from '../../../src/app/first-paint-script';
import type { PageData, PageHead } from '../../../src/app/render-page-html';
import { HEAD_MARK, PAGE_DATA_ID, SITE_MARK } from '../../../src/bundle/constants';
import { assetUrl } from '../../../src/bundle/paths';
import type { SiteIndex } from '../../../src/bundle/records';
import type { SiteConfig } from '../../source/config/site-schema';
import { thirdPartyOrigins } from '../../source/config/third-parties';
import { element, jsonScript, openingTag, textElement } from '../../support/markup';
import type { AppAssets } from '../app-assets';
import type { Brand } from '../brand';
import { REDIRECT_SCRIPT } from '../redirect-pages';
import { contentSecurityPolicy, type Policy, policyTag } from '../security/content-security-policy';
import { styleOfPage } from './style-of-page';

// Import only types of the app's components: `npm run dev` makes page shells too, and must start even when the
// components do not compile.

/**
 * If the HTML of a page is longer than this, the first paint does not wait for all of it. Compressed, HTML of this
 * length takes a third of a second on a slow connection. Characters.
 */
const MAX_PAINT_AT_ONCE = 150_000;

/** Delays the first paint until the whole page has arrived, so that no half-loaded table or header moves afterwards. */
const PAINT_AT_ONCE = element('link', { rel: 'expect', blocking: 'render', href: `#${PAGE_DATA_ID}` });

/** What one HTML file is made of. */
export interface ShellParts {
  /** The site's index, only in files without `data`: the app's own pages, and the file that starts the app anywhere. */
  site?: SiteIndex;
  assets: AppAssets;
  brand: Brand;
  head: PageHead;
  /** The rendered page; in the file that starts the app at any address, what is shown without scripts. */
  html: string;
  data?: PageData;
  /** For search engines, as schema.org objects. */
  structuredData?: readonly object[];
  /** Attributes of `<link>` elements: manifest, icon, search, feed, and the page's Markdown. */
  links?: readonly Record<string, string>[];
  /** Attributes of `<meta>` elements that the app does not update when the reader follows a link. */
  meta?: readonly Record<string, string>[];
  /** Content-Security-Policy of the page; absent in `npm run dev`, whose scripts use `eval`. */
  policy?: string;
}

/** Makes the text of a whole HTML file. */
export function pageShell(parts: ShellParts): string {
  const { site, assets, brand, head, html, data, policy } = parts;
  const styles = styleTags(assets, data !== undefined ? html : undefined);
  return [
    '<!doctype html>',
    openingTag('html', { lang: head.lang, ...(SITE_MARK !== '' && { 'data-site': SITE_MARK }) }),
    '<head>',
    element('meta', { charset: 'utf-8' }),
    ...policyTag(policy),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    textElement('title', head.title),
    ...head.tags.map(({ tag, attributes }) => element(tag, { ...attributes, [HEAD_MARK]: '' })),
    element('meta', { name: 'theme-color', content: brand.color }),
    brand.icons,
    ...(parts.meta ?? []).map((attributes) => element('meta', attributes)),
    ...(parts.links ?? []).map((link) => element('link', link)),
    element('script', { 'data-plain': assets.plainStyle && assetUrl(assets.plainStyle) }, FIRST_PAINT_SCRIPT),
    ...(data && html.length <= MAX_PAINT_AT_ONCE ? [PAINT_AT_ONCE] : []),
    ...styles.head,
    ...(brand.style === '' ? [] : [brand.style]),
    ...(data ? [preload('fetch', data.startFile)] : []),
    // Scripts come after everything that the first paint needs.
    ...assets.scripts.map((file) =>
      element('script', { defer: true, fetchpriority: 'low', src: assetUrl(file) }),
    ),
    ...(parts.structuredData ?? []).map((object) => jsonScript({ type: 'application/ld+json' }, object)),
    '</head>',
    '<body>',
    // No id: the anchor of a heading may be `app`. Workers of older deployments look for the text `id="app"` in a page.
    element('div', { 'data-id': 'app' }, html),
    ...(site ? [jsonScript({ type: 'application/json', id: 'site-index' }, site)] : []),
    ...(data ? [jsonScript({ type: 'application/json', id: PAGE_DATA_ID }, data)] : []),
    ...styles.body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Tags for the style sheets. A content page has the rules for its own HTML inline, so that its first paint waits for no
 * other file; it links the style sheets at the end of the body. `content` is the page's HTML; undefined for the app's
 * own pages, which link the style sheets in their head.
 */
function styleTags({ styles, inlineStyle }: AppAssets, content: string | undefined) {
  const links = styles.map((file) => element('link', { rel: 'stylesheet', href: assetUrl(file) }));
  if (content === undefined || inlineStyle === undefined) return { head: links, body: [] };
  // Preload the style sheets, because scripts wait for them.
  const hints = styles.map((file) => preload('style', file));
  const style = element('style', {}, styleOfPage(inlineStyle, content).replaceAll('</', '<\\/'));
  // Without scripts, the page needs rules that are not in `style`.
  const whole = `<noscript>${links.join('')}</noscript>`;
  return { head: [style, whole, ...hints], body: links };
}

/** Preloads a file that is needed after the first paint. */
function preload(as: 'fetch' | 'style', file: string): string {
  const crossorigin = as === 'fetch' ? '' : undefined;
  return element('link', { rel: 'preload', as, crossorigin, fetchpriority: 'low', href: assetUrl(file) });
}

/** The Content-Security-Policy of a site. Every inline script of a page has to be listed here. */
export function sitePolicy(config: SiteConfig): Policy {
  return contentSecurityPolicy({
    inlineScripts: [FIRST_PAINT_SCRIPT, REDIRECT_SCRIPT],
    ...thirdPartyOrigins(config),
  });
}
