import { FIRST_PAINT_SCRIPT } from '../../../src/app/first-paint-script';
import type { PageData, PageHead } from '../../../src/app/render-page-html';
import { HEAD_MARK, PAGE_DATA_ID } from '../../../src/bundle/constants';
import { assetUrl } from '../../../src/bundle/paths';
import type { SiteIndex } from '../../../src/bundle/records';
import type { SiteConfig } from '../../source/config/site-schema';
import { thirdPartyOrigins } from '../../source/config/third-parties';
import { element, jsonScript, openingTag, textElement } from '../../support/markup';
import type { AppAssets } from '../app-assets';
import type { Brand } from '../brand';
import { REDIRECT_SCRIPT } from '../redirect-pages';
import { contentSecurityPolicy, type Policy, policyTag } from '../security/content-security-policy';

// Of the app's components only types are imported: `npm run dev` makes shells too, and must start when they do not compile.

/** Longest HTML that the first paint waits for. Characters; compressed, it takes a third of a second on a slow connection. */
const MAX_PAINT_AT_ONCE = 150_000;

/** Delays the first paint until the whole page has arrived: half a table, or half a header, would move. */
const PAINT_AT_ONCE = element('link', { rel: 'expect', blocking: 'render', href: `#${PAGE_DATA_ID}` });

/** What one HTML file is made of. */
export interface ShellParts {
  /** For a page without a start file: one of the app's own pages, or the page for any address. */
  site?: SiteIndex;
  assets: AppAssets;
  brand: Brand;
  head: PageHead;
  /** The rendered page; empty in the file that starts the app at any address. */
  html: string;
  /** What the file that starts the app at any address says without scripts. */
  noScript?: string;
  data?: PageData;
  /** For search engines, as schema.org objects. */
  structuredData?: readonly object[];
  /** `<link>` elements for other forms of the page and the site. */
  links?: readonly Record<string, string>[];
  /** `<meta>` elements that the app does not change. */
  meta?: readonly Record<string, string>[];
  /** Content-Security-Policy of the page; absent in `npm run dev`, which needs a page without one. */
  policy?: string;
}

/** A whole HTML file. */
export function pageShell(parts: ShellParts): string {
  const { site, assets, brand, head, html, noScript, data, policy } = parts;
  const styles = styleTags(assets, data !== undefined);
  return [
    '<!doctype html>',
    openingTag('html', { lang: head.lang }),
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
    element('script', {}, FIRST_PAINT_SCRIPT),
    ...(data && html.length <= MAX_PAINT_AT_ONCE ? [PAINT_AT_ONCE] : []),
    ...styles.head,
    ...(brand.style === '' ? [] : [brand.style]),
    ...(data ? [preload('fetch', data.startFile)] : []),
    // After everything that the first paint needs.
    ...assets.scripts.map((file) =>
      element('script', { defer: true, fetchpriority: 'low', src: assetUrl(file) }),
    ),
    ...(parts.structuredData ?? []).map((object) => jsonScript({ type: 'application/ld+json' }, object)),
    '</head>',
    '<body>',
    element('div', { id: 'app' }, html),
    ...(noScript === undefined ? [] : [element('noscript', {}, noScript)]),
    ...(site ? [jsonScript({ type: 'application/json', id: 'site-index' }, site)] : []),
    ...(data ? [jsonScript({ type: 'application/json', id: PAGE_DATA_ID }, data)] : []),
    ...styles.body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * The style sheets. A content page has the first one inline and paints without waiting for another file; styles that
 * only scripts or print need come at its end. The app's own pages link all: they are cached together with the files.
 */
function styleTags({ styles, inlineStyle }: AppAssets, isContent: boolean) {
  const links = styles.map((file) => element('link', { rel: 'stylesheet', href: assetUrl(file) }));
  const [first, ...later] = styles;
  if (!isContent || inlineStyle === undefined || first === undefined) return { head: links, body: [] };
  // Preloaded, so that the scripts, which wait for the later styles, need not wait long.
  const hints = later.map((file) => preload('style', file));
  // The name of the file tells a waiting service worker which version this is.
  const style = element('style', { 'data-href': assetUrl(first) }, inlineStyle.replaceAll('</', '<\\/'));
  return { head: [style, ...hints], body: links.slice(links.length - later.length) };
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
