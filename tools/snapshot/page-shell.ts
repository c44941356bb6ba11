import { THEME_SCRIPT } from '../../src/app/theme-script';
import { THEME_COLOR } from '../../src/bundle/constants';
import { assetUrl, withBase } from '../../src/bundle/paths';
import type { PageRecord, SiteIndex } from '../../src/bundle/records';
import type { AppAssets } from '../app/app-assets';
import { attributes, escapeHtml } from '../markdown/html';

/** HTML that starts the app at any address; `page` gives it a title, a language and a description of its own. */
export function pageShell(site: SiteIndex, assets: AppAssets, page: PageRecord | null): string {
  const { lang = site.lang } = page?.frontmatter ?? {};
  const title = page ? documentTitle(page, site) : site.title;
  const description = page?.frontmatter.description ?? site.description;
  const styles = assets.styles.map((file) => `<link rel="stylesheet" href="${assetUrl(file)}">`);
  const scripts = assets.scripts.map((file) => `<script defer src="${assetUrl(file)}"></script>`);
  return [
    '<!doctype html>',
    `<html${attributes({ lang })}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...(description
      ? [`<meta${attributes({ name: 'description', content: description, 'data-app': '' })}>`]
      : []),
    ...(page ? [] : ['<meta name="robots" content="noindex" data-app="">']),
    `<meta name="theme-color" content="${THEME_COLOR}">`,
    `<link rel="icon" href="${withBase('/favicon.svg')}" type="image/svg+xml">`,
    `<script>${THEME_SCRIPT}</script>`,
    ...styles,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    // `<` is escaped so that no text of the site can end the element.
    `<script type="application/json" id="site-index">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`,
    ...scripts,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** What the window's title says of a page. */
function documentTitle({ title, frontmatter }: PageRecord, site: SiteIndex): string {
  if (frontmatter.metaTitle) return frontmatter.metaTitle;
  if (frontmatter.home) return site.title || title;
  return [title, site.title].filter((part) => part !== '').join(' | ');
}
