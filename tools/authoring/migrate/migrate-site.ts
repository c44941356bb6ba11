import type { NavItem } from '../../../src/bundle/records';
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

  const [title, description, lang] = ['title', 'description', 'lang'].map((key) => {
    const text = textAt(main[key]);
    if (text !== undefined) report.carried(key, `${showValue(text)} in site.yml`);
    return text;
  });
  if (lang === undefined)
    report.changed('lang', 'is not set, so zh-CN is assumed; to change it, set "lang" in site.yml');
  const base = textAt(config.base) ?? '/';
  report.carried('base', `${showValue(base)} in site.yml`);
  for (const locale of otherLocales) {
    const count = pages.sources.filter(({ relativePath }) => `/${relativePath}`.startsWith(locale)).length;
    report.changed(
      `locale ${locale}`,
      `its ${count} pages and sidebars are kept as a section; its title, description and navigation are not: there is one language. Delete the folder, or build it as a site of its own.`,
    );
  }

  const { meta, baidu } = migrateHead(config.head, report);
  const plugins = migratePlugins(config.plugins, report);
  const nav = migrateNav(theme.nav, pages, report);
  const repo = migrateRepo(theme, nav, report);
  const lastUpdatedLabel = migrateLastUpdated(theme.lastUpdated, lang, report);
  const footer = textAt(theme.footer);
  if (footer === undefined && theme.footer !== undefined) {
    const shown = showValue(theme.footer);
    report.left('themeConfig.footer', `${shown} is not plain text; write "footer" in site.yml as text`);
  }
  const markdown = objectAt(config.markdown);
  const lineNumbers = markdown.lineNumbers === true || undefined;
  if (lineNumbers) report.carried('markdown.lineNumbers', 'lineNumbers in site.yml');
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

  // Keys without a value are not written.
  const site = {
    title,
    description,
    lang,
    base,
    origin: plugins.origin,
    nav: nav.length > 0 ? nav : undefined,
    ...repo,
    lastUpdatedLabel,
    footer,
    meta: meta.length > 0 ? meta : undefined,
    analytics: baidu === undefined ? plugins.analytics : { baidu },
    lineNumbers,
  };
  const sidebars = ['/', ...otherLocales].map((locale): LocaleSidebar => {
    const own = locale === '/' ? theme : objectAt(themeLocales[locale]);
    return { locale, sidebar: own.sidebar, depth: own.sidebarDepth ?? theme.sidebarDepth };
  });
  return { site, plugins, sidebars };
}

/** If there are two repositories, edit links lead to that of the pages, and `nav` gets a link to the other. */
function migrateRepo(theme: PlainObject, nav: NavItem[], report: MigrationReport): PlainObject {
  const appRepo = textAt(theme.repo);
  const repo = textAt(theme.docsRepo) ?? appRepo;
  if (repo === undefined) return {};
  if (appRepo !== undefined && appRepo !== repo) {
    report.changed(
      'themeConfig.repo',
      `${appRepo} is a link in the navigation; "repo" in site.yml is the repository of the pages, ${repo}`,
    );
    const link = /^https?:/.test(appRepo) ? appRepo : `https://github.com/${appRepo}`;
    nav.push({ text: textAt(theme.repoLabel) ?? 'GitHub', link });
  }
  report.carried('themeConfig.repo and edit links', `"repo" in site.yml, ${repo}`);
  const texts = ['repoLabel', 'docsDir', 'docsBranch'].map((key) => [key, textAt(theme[key])]);
  const editLinks = typeof theme.editLinks === 'boolean' ? theme.editLinks : undefined;
  return { repo, ...Object.fromEntries(texts), editLinks };
}

function migrateLastUpdated(
  setting: unknown,
  lang: string | undefined,
  report: MigrationReport,
): string | undefined {
  if (setting === undefined || setting === false) return undefined;
  const isChinese = /^zh/i.test(lang ?? 'zh');
  const label = textAt(setting) ?? (isChinese ? '最后更新' : 'Last Updated');
  report.carried('themeConfig.lastUpdated', `${showValue(label)} in site.yml; dates come from git`);
  return label;
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
    const [verdict, note] = notes.get(key) ?? ['left', `${showValue(value)} is not supported`];
    report.add(verdict, prefix + key, note);
  }
}
