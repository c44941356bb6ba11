// Types only: `npm run dev` makes shells too, and must start when the app does not compile.
import type { PageData, PageHead } from '../../src/app/render-page';
import { THEME_SCRIPT } from '../../src/app/theme-script';
import { PAGE_DATA_ID, THEME_COLOR } from '../../src/bundle/constants';
import { assetUrl, withBase } from '../../src/bundle/paths';
import type { SiteIndex } from '../../src/bundle/records';
import type { AppAssets } from '../app/app-assets';
import { attributes, escapeHtml } from '../markdown/html';
import { policyTag } from '../security/content-security-policy';

/** What one HTML file is made of. */
export interface ShellParts {
  /** Of a page that has no start file: an app's own page, or one for any address. */
  site?: SiteIndex;
  assets: AppAssets;
  head: PageHead;
  /** The rendered page; empty in the file that starts the app at any address. */
  html: string;
  data?: PageData;
  /** For search engines, as schema.org objects. */
  structuredData?: readonly object[];
  /** `<link>` elements that say where the page's and the site's other forms are. */
  links?: readonly Record<string, string>[];
  /** Content-Security-Policy of the page; without it there is none, as `npm run dev` needs it. */
  policy?: string;
}

/** A whole HTML file. */
export function pageShell({
  site,
  assets,
  head,
  html,
  data,
  structuredData = [],
  links = [],
  policy,
}: ShellParts): string {
  const tags = head.tags.map(
    ({ tag, attributes: values }) => `<${tag}${attributes({ ...values, 'data-app': '' })}>`,
  );
  const styles = assets.styles.map((file) => `<link rel="stylesheet" href="${assetUrl(file)}">`);
  const scripts = assets.scripts.map((file) => `<script defer src="${assetUrl(file)}"></script>`);
  const preload = data && `<link rel="preload" as="fetch" crossorigin href="${assetUrl(data.startFile)}">`;
  return [
    '<!doctype html>',
    `<html${attributes({ lang: head.lang })}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...policyTag(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...tags,
    `<meta name="theme-color" content="${THEME_COLOR}">`,
    `<link rel="icon" href="${withBase('/favicon.svg')}" type="image/svg+xml">`,
    ...links.map((link) => `<link${attributes(link)}>`),
    `<script>${THEME_SCRIPT}</script>`,
    ...styles,
    ...(preload ? [preload] : []),
    ...scripts,
    ...structuredData.map((object) => `<script type="application/ld+json">${safeJson(object)}</script>`),
    '</head>',
    '<body>',
    `<div id="app">${html}</div>`,
    ...(site ? [jsonScript('site-index', site)] : []),
    ...(data ? [jsonScript(PAGE_DATA_ID, data)] : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Data for the app. No text in it can end its element early. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${safeJson(value)}</script>`;
}

/** JSON as it stands in a page's HTML. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
