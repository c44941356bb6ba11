import type { Verdict } from './migration-report';

/** The report's notes on settings or plugins that are reported without being converted, by name. */
export type Notes = Readonly<Record<string, readonly [Verdict, string]>>;

/** Note on styles, both in settings and in files. */
export const OWN_LOOK = 'the site has its own look; colours and sizes are in src/app/styles/tokens.css';

const BUILT_IN = 'the site does this by itself';
const OWN_SYNTAX = 'syntax of your own is an extension in tools/markdown/; find out what this was used for';
const NO_GOOGLE = 'Universal Analytics has ended; name another script under "analytics" in site.yml';

/** Gives several settings or plugins (`names`, separated by spaces) the same note. */
function notes(verdict: Verdict, text: string, names: string): Notes {
  return Object.fromEntries(names.split(' ').map((name) => [name, [verdict, text]]));
}

/** Notes on keys of `config.js`, other than those that become part of `site.yml`. */
export const CONFIG_NOTES: Notes = {
  dest: ['carried', 'not needed: npm run build -- --out DIR'],
  port: ['carried', 'not needed: npm run dev -- --port 3000'],
  host: ['carried', 'not needed: npm run dev -- --host 0.0.0.0'],
  cache: ['carried', 'not needed: the cache of builds is in node_modules/.cache'],
  ...notes('carried', 'not needed', 'temp debug'),
  evergreen: ['carried', 'not needed: the app is built for current browsers'],
  extraWatchFiles: ['carried', 'not needed: npm run dev watches the whole content folder'],
  shouldPrefetch: ['carried', 'a page is prefetched when the pointer rests on its link'],
  ...notes('carried', BUILT_IN, 'serviceWorker shouldPreload'),
  ga: ['left', NO_GOOGLE],
  ...notes('left', 'has no use here: pages contain no code', 'configureWebpack chainWebpack'),
  ...notes('left', OWN_LOOK, 'postcss stylus scss sass less'),
  clientRootMixin: ['left', 'Vue code; effects are hooks in src/features/'],
  extraCode: ['left', 'has no use here: pages contain no code'],
};

/** Notes on keys of `themeConfig`, other than those that become part of `site.yml`. */
export const THEME_NOTES: Notes = {
  ...notes('carried', 'the label is in src/bundle/messages/', 'editLinkText searchPlaceholder'),
  ...notes('carried', BUILT_IN, 'smoothScroll activeHeaderLinks serviceWorker'),
  search: ['carried', 'the search is built in'],
  searchMaxSuggestions: ['carried', 'the search is built in, and its page shows all hits'],
  searchHotkeys: ['carried', 'the search opens with "/" and Ctrl+K'],
  displayAllHeaders: ['left', 'the headings of a page are in the outline on its right'],
  algolia: ['changed', 'the search is built in and needs no service; these settings are not used'],
  logo: ['left', 'name the image under "logo" in site.yml; it becomes the icon of the site too'],
  navbar: ['left', 'the header is always there'],
  prevLinks: ['left', 'write "prev: false" in the frontmatter of a page'],
  nextLinks: ['left', 'write "next: false" in the frontmatter of a page'],
  dateOptions: ['left', 'dates are written in the language of the site'],
  colorScheme: ['carried', 'a light and a dark scheme are built in'],
};

/** Notes on plugins, by short name: `@vuepress/plugin-back-to-top` is `back-to-top`, and `vuepress-plugin-x` is `x`. */
export const PLUGIN_NOTES: Notes = {
  ...notes(
    'carried',
    BUILT_IN,
    'back-to-top medium-zoom active-header-links nprogress smooth-scroll img-lazy',
  ),
  ...notes('carried', BUILT_IN, 'code-copy one-click-copy copy-code'),
  pwa: ['carried', 'reading offline and the update notice are built in'],
  notification: ['carried', 'the update notice is built in'],
  'last-updated': ['carried', 'dates come from git; the label is "lastUpdatedLabel" in site.yml'],
  ...notes('carried', 'the search is built in', 'search flexsearch fulltext-search'),
  'thirdparty-search': ['left', 'the search is built in; it has no links to other services'],
  sitemap: ['carried', 'sitemap.xml is built in; "origin" in site.yml is the host'],
  robots: ['carried', 'robots.txt is built in'],
  ...notes('carried', 'title, description, canonical link and Open Graph tags are built in', 'seo autometa'),
  canonical: ['carried', 'canonical links are built in; "origin" in site.yml is the host'],
  feed: ['changed', 'the feed is built in: "feed" in site.yml names the section whose pages are in it'],
  mermaidjs: ['carried', 'code blocks named mermaid are drawn; write them instead of <mermaid>'],
  mermaid: ['carried', 'code blocks named mermaid are drawn'],
  flowchart: ['carried', '@flowstart … @flowend is turned into a diagram at build time'],
  ...notes('changed', 'write redirects into redirects.yml', 'redirect html-redirect'),
  'check-md': ['carried', 'npm run check finds dead links, images and anchors'],
  dehydrate: ['carried', 'pages are HTML files that can be read without scripts'],
  'reading-progress': ['left', 'there is no reading progress'],
  'i18n-ui': ['left', 'there is one language'],
  'register-components': ['left', 'Vue components; write what they show as Markdown'],
  'google-analytics': ['left', NO_GOOGLE],
  'google-tag-manager': ['left', 'name a script under "analytics" in site.yml'],
  blog: ['left', 'there are no lists of posts or tags; a section’s sidebar lists its pages'],
  pagination: ['left', 'a section’s sidebar lists its pages'],
  ...notes('left', 'there are no comments', 'disqus vssue comment'),
  ...notes('left', 'formulas are shown as they are written', 'katex mathjax'),
  ...notes('left', 'live examples; write a code block and an image', 'demo-block live'),
  tabs: ['changed', 'write tabs of code as "::: code-group"'],
  typedoc: ['left', 'generate its Markdown into the content folder before a build'],
  'auto-sidebar': ['carried', 'a section without sidebar.yml gets a sidebar from its folders and titles'],
  serve: ['carried', 'use npm run serve'],
};

/** Notes on options of `markdown`, other than `lineNumbers`. */
export const MARKDOWN_NOTES: Notes = {
  slugify: [
    'left',
    'anchors follow VuePress’s own rule; links to anchors of another rule break, and npm run check names them',
  ],
  anchor: ['left', 'headings have VuePress’s own anchors'],
  toc: ['changed', '[[toc]] lists headings of level 2 and 3'],
  externalLinks: ['left', 'links to other sites open in a new tab and have an icon'],
  pageSuffix: ['left', 'addresses end in .html'],
  extractHeaders: ['left', 'the outline holds headings of level 2 and 3'],
  ...notes('left', OWN_SYNTAX, 'extendMarkdown plugins'),
  linkify: ['changed', 'bare web addresses become links'],
  html: ['carried', 'raw HTML is allowed, except scripts, styles, frames and forms'],
  breaks: ['left', 'a line break in the source is not shown on the page; end the line with a backslash'],
  typographer: ['left', 'quotation marks stay as they are written'],
};
