import { CONFIG_NOTES, MARKDOWN_NOTES, type Notes, THEME_NOTES } from './known-settings';
import { migrateHead } from './migrate-head';
import { migrateNav } from './migrate-nav';
import { migratePlugins } from './migrate-plugins';
import type { LocaleSidebar } from './migrate-sidebar';
import type { MigrationReport } from './migration-report';
import { objectAt, opaqueKindOf, type PlainObject, showValue, textAt } from './plain-value';
import type { SourcePages } from './source-pages';

/** Keys that `reportOtherKeys` does not report: they are converted or reported elsewhere, or need no counterpart. */
const HANDLED_CONFIG = new Set(
  'title description lang base head locales theme themeConfig plugins markdown permalink patterns'.split(' '),
);
const HANDLED_THEME = new Set(
  'nav sidebar sidebarDepth lastUpdated repo repoLabel docsRepo docsDir docsBranch editLinks locales footer label selectText ariaLabel'.split(
    ' ',
  ),
);

/**
 * Converts settings to those of `site.yml`, and reports what became of them. `sidebars` is not converted yet:
 * `migrateSidebars` does that.
 */
export function migrateSite(config: PlainObject, pages: SourcePages, report: MigrationReport) {
  const locales = objectAt(config.locales);
  const themeConfig = objectAt(config.themeConfig);
  const themeLocales = objectAt(themeConfig.locales);
  const main = { ...config, ...objectAt(locales['/']) };
  const theme: PlainObject = { ...themeConfig, ...objectAt(themeLocales['/']) };
  const otherLocales = Object.keys({ ...locales, ...themeLocales }).filter((prefix) => prefix !== '/');

  const site: Record<string, unknown> = {};
  for (const key of ['title', 'description', 'lang']) {
    const text = textAt(main[key]);
    if (text === undefined) continue;
    site[key] = text;
    report.carried(key, `${showValue(text)} in site.yml`);
  }
  if (site.lang === undefined)
    report.changed('lang', 'is not set, so zh-CN is assumed; to change it, set "lang" in site.yml');
  site.base = textAt(config.base) ?? '/';
  report.carried('base', `${showValue(site.base)} in site.yml`);
  for (const locale of otherLocales) {
    const count = pages.sources.filter(({ relativePath }) => `/${relativePath}`.startsWith(locale)).length;
    report.changed(
      `locale ${locale}`,
      `its ${count} pages and sidebars are kept as a section; its title, description and navigation are not: there is one language. Delete the folder, or build it as a site of its own.`,
    );
  }

  const head = migrateHead(config.head, report);
  const plugins = migratePlugins(config.plugins, report);
  const nav = migrateNav(theme.nav, pages, report);
  if (plugins.origin !== undefined) site.origin = plugins.origin;
  const links = [...(nav ?? []), ...repoLink(theme, report)];
  if (nav || links.length > 0) site.nav = links;
  addRepo(theme, site, report);
  addLastUpdated(theme, site, report);
  const footer = textAt(theme.footer);
  if (footer !== undefined) site.footer = footer;
  else if (theme.footer !== undefined) {
    const shown = showValue(theme.footer);
    report.left('themeConfig.footer', `${shown} is not plain text; write "footer" in site.yml as text`);
  }
  if (head.meta.length > 0) site.meta = head.meta;
  const baidu = head.baidu ?? plugins.baidu;
  if (baidu !== undefined) site.analytics = { baidu };
  else if (plugins.script) site.analytics = { script: plugins.script };
  const markdown = objectAt(config.markdown);
  if (markdown.lineNumbers === true) {
    site.lineNumbers = true;
    report.carried('markdown.lineNumbers', 'lineNumbers in site.yml');
  }
  reportOtherKeys('markdown.', markdown, MARKDOWN_NOTES, new Set(['lineNumbers']), report);
  if (typeof theme.sidebarDepth === 'number') {
    report.changed(
      'themeConfig.sidebarDepth',
      'is written to each group of the sidebars that has no sidebarDepth of its own',
    );
  }
  reportTheme(config.theme, report);
  reportOtherKeys('', config, CONFIG_NOTES, HANDLED_CONFIG, report);
  reportOtherKeys('themeConfig.', theme, THEME_NOTES, HANDLED_THEME, report);

  const sidebars = ['/', ...otherLocales].map((locale): LocaleSidebar => {
    const own = locale === '/' ? theme : objectAt(themeLocales[locale]);
    return { locale, sidebar: own.sidebar, depth: own.sidebarDepth ?? theme.sidebarDepth };
  });
  return { site, plugins, sidebars };
}

/** If there are two repositories, edit links lead to that of the pages, and the navigation gets a link to the other. */
function repoLink(theme: PlainObject, report: MigrationReport): { text: string; link: string }[] {
  const repo = textAt(theme.repo);
  const docsRepo = textAt(theme.docsRepo);
  if (repo === undefined || docsRepo === undefined || repo === docsRepo) return [];
  report.changed(
    'themeConfig.repo',
    `${repo} is a link in the navigation; "repo" in site.yml is the repository of the pages, ${docsRepo}`,
  );
  const link = /^https?:/.test(repo) ? repo : `https://github.com/${repo}`;
  return [{ text: textAt(theme.repoLabel) ?? 'GitHub', link }];
}

function addRepo(theme: PlainObject, site: Record<string, unknown>, report: MigrationReport): void {
  const repo = textAt(theme.docsRepo) ?? textAt(theme.repo);
  if (repo === undefined) return;
  site.repo = repo;
  for (const key of ['repoLabel', 'docsDir', 'docsBranch']) {
    const text = textAt(theme[key]);
    if (text !== undefined) site[key] = text;
  }
  if (typeof theme.editLinks === 'boolean') site.editLinks = theme.editLinks;
  report.carried('themeConfig.repo and edit links', `"repo" in site.yml, ${repo}`);
}

function addLastUpdated(theme: PlainObject, site: Record<string, unknown>, report: MigrationReport): void {
  const { lastUpdated } = theme;
  if (lastUpdated === undefined || lastUpdated === false) return;
  const isChinese = /^zh/i.test(textAt(site.lang) ?? 'zh');
  site.lastUpdatedLabel = textAt(lastUpdated) ?? (isChinese ? '最后更新' : 'Last Updated');
  report.carried(
    'themeConfig.lastUpdated',
    `${showValue(site.lastUpdatedLabel)} in site.yml; dates come from git`,
  );
}

function reportTheme(theme: unknown, report: MigrationReport): void {
  const name = opaqueKindOf(theme) ? 'of its own' : (textAt(theme) ?? '@vuepress/default');
  if (/^(?:@vuepress\/)?(?:theme-)?(?:default|vue)$/.test(name))
    report.carried('theme', `${name}: the site looks much like it`);
  else report.left(`theme ${name}`, 'its layouts and settings are not known here; the site has its own look');
}

function reportOtherKeys(
  prefix: string,
  values: PlainObject,
  notes: Notes,
  handled: ReadonlySet<string>,
  report: MigrationReport,
): void {
  for (const [key, value] of Object.entries(values)) {
    if (handled.has(key) || value === undefined || value === null || value === '') continue;
    const note = Object.hasOwn(notes, key) ? notes[key] : undefined;
    if (note) report.add(note[0], prefix + key, note[1]);
    else report.left(prefix + key, `${showValue(value)} is not supported`);
  }
}
