import type { Verdict } from './migration-report';

/** The report's notes on settings or plugins that are reported without being converted, by name. */
export type Notes = ReadonlyMap<string, readonly [Verdict, string]>;

/** Note on styles, both in settings and in files. */
export const OWN_LOOK = 'the site has its own look; colours and sizes are in src/app/styles/tokens.css';

const BUILT_IN = 'the site does this by itself';
const OWN_SYNTAX = 'syntax of your own is an extension in tools/markdown/; find out what this was used for';
const NO_GOOGLE = 'Universal Analytics has ended; name another script under "analytics" in site.yml';

/** Makes notes from rows of a verdict, the names of settings or plugins (separated by spaces) and a text. */
function notesOf(...rows: [Verdict, string, string][]): Notes {
  const notes = rows.flatMap(([verdict, names, text]) =>
    names.split(' ').map((name) => [name, [verdict, text]] as const),
  );
  return new Map(notes);
}

/** Notes on keys of `config.js`, other than those that become part of `site.yml`. */
export const CONFIG_NOTES = notesOf(
  ['carried', 'dest', 'not needed: npm run build -- --out DIR'],
  ['carried', 'port', 'not needed: npm run dev -- --port 3000'],
  ['carried', 'host', 'not needed: npm run dev -- --host 0.0.0.0'],
  ['carried', 'cache', 'not needed: the cache of builds is in node_modules/.cache'],
  ['carried', 'temp debug', 'not needed'],
  ['carried', 'evergreen', 'not needed: the app is built for current browsers'],
  ['carried', 'extraWatchFiles', 'not needed: npm run dev watches the whole content folder'],
  ['carried', 'shouldPrefetch', 'a page is prefetched when the pointer rests on its link'],
  ['carried', 'serviceWorker shouldPreload', BUILT_IN],
  ['left', 'ga', NO_GOOGLE],
  ['left', 'configureWebpack chainWebpack extraCode', 'has no use here: pages contain no code'],
  ['left', 'postcss stylus scss sass less', OWN_LOOK],
  ['left', 'clientRootMixin', 'Vue code; effects are hooks in src/features/'],
);

/** Notes on keys of `themeConfig`, other than those that become part of `site.yml`. */
export const THEME_NOTES = notesOf(
  ['carried', 'editLinkText searchPlaceholder', 'the label is in src/bundle/messages/'],
  ['carried', 'smoothScroll activeHeaderLinks serviceWorker', BUILT_IN],
  ['carried', 'search', 'the search is built in'],
  ['carried', 'searchMaxSuggestions', 'the search is built in, and its page shows all hits'],
  ['carried', 'searchHotkeys', 'the search opens with "/" and Ctrl+K'],
  ['left', 'displayAllHeaders', 'the headings of a page are in the outline on its right'],
  ['changed', 'algolia', 'the search is built in and needs no service; these settings are not used'],
  ['left', 'logo', 'name the image under "logo" in site.yml; it becomes the icon of the site too'],
  ['left', 'navbar', 'the header is always there'],
  ['left', 'prevLinks', 'write "prev: false" in the frontmatter of a page'],
  ['left', 'nextLinks', 'write "next: false" in the frontmatter of a page'],
  ['left', 'dateOptions', 'dates are written in the language of the site'],
  ['carried', 'colorScheme', 'a light and a dark scheme are built in'],
);

/** Notes on plugins, by short name: `@vuepress/plugin-back-to-top` is `back-to-top`, and `vuepress-plugin-x` is `x`. */
export const PLUGIN_NOTES = notesOf(
  ['carried', 'back-to-top medium-zoom active-header-links nprogress smooth-scroll img-lazy', BUILT_IN],
  ['carried', 'code-copy one-click-copy copy-code', BUILT_IN],
  ['carried', 'pwa', 'reading offline and the update notice are built in'],
  ['carried', 'notification', 'the update notice is built in'],
  ['carried', 'last-updated', 'dates come from git; the label is "lastUpdatedLabel" in site.yml'],
  ['carried', 'search flexsearch fulltext-search', 'the search is built in'],
  ['left', 'thirdparty-search', 'the search is built in; it has no links to other services'],
  ['carried', 'sitemap', 'sitemap.xml is built in; "origin" in site.yml is the host'],
  ['carried', 'robots', 'robots.txt is built in'],
  ['carried', 'seo autometa', 'title, description, canonical link and Open Graph tags are built in'],
  ['carried', 'canonical', 'canonical links are built in; "origin" in site.yml is the host'],
  ['changed', 'feed', 'the feed is built in: "feed" in site.yml names the section whose pages are in it'],
  ['carried', 'mermaidjs', 'code blocks named mermaid are drawn; write them instead of <mermaid>'],
  ['carried', 'mermaid', 'code blocks named mermaid are drawn'],
  ['carried', 'flowchart', '@flowstart … @flowend is turned into a diagram at build time'],
  ['changed', 'redirect html-redirect', 'write redirects into redirects.yml'],
  ['carried', 'check-md', 'npm run check finds dead links, images and anchors'],
  ['carried', 'dehydrate', 'pages are HTML files that can be read without scripts'],
  ['left', 'reading-progress', 'there is no reading progress'],
  ['left', 'i18n-ui', 'there is one language'],
  ['left', 'register-components', 'Vue components; write what they show as Markdown'],
  ['left', 'google-analytics', NO_GOOGLE],
  ['left', 'google-tag-manager', 'name a script under "analytics" in site.yml'],
  ['left', 'blog', 'there are no lists of posts or tags; a section’s sidebar lists its pages'],
  ['left', 'pagination', 'a section’s sidebar lists its pages'],
  ['left', 'disqus vssue comment', 'there are no comments'],
  ['left', 'katex mathjax', 'formulas are shown as they are written'],
  ['left', 'demo-block live', 'live examples; write a code block and an image'],
  ['changed', 'tabs', 'write tabs of code as "::: code-group"'],
  ['left', 'typedoc', 'generate its Markdown into the content folder before a build'],
  ['carried', 'auto-sidebar', 'a section without sidebar.yml gets a sidebar from its folders and titles'],
  ['carried', 'serve', 'use npm run serve'],
);

/** Notes on options of `markdown`, other than `lineNumbers`. */
export const MARKDOWN_NOTES = notesOf(
  [
    'left',
    'slugify',
    'anchors follow VuePress’s own rule; links to anchors of another rule break, and npm run check names them',
  ],
  ['left', 'anchor', 'headings have VuePress’s own anchors'],
  ['changed', 'toc', '[[toc]] lists headings of level 2 and 3'],
  ['left', 'externalLinks', 'links to other sites open in a new tab and have an icon'],
  ['left', 'pageSuffix', 'addresses end in .html'],
  ['left', 'extractHeaders', 'the outline holds headings of level 2 and 3'],
  ['left', 'extendMarkdown plugins', OWN_SYNTAX],
  ['changed', 'linkify', 'bare web addresses become links'],
  ['carried', 'html', 'raw HTML is allowed, except scripts, styles, frames and forms'],
  ['left', 'breaks', 'a line break in the source is not shown on the page; end the line with a backslash'],
  ['left', 'typographer', 'quotation marks stay as they are written'],
);
