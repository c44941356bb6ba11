import { isContainerKind } from '../../markdown/container-kinds';
import { PLUGIN_NOTES } from './known-settings';
import type { MigrationReport } from './migration-report';
import { isObject, listAt, objectAt, opaqueKindOf, type PlainObject, textAt } from './plain-value';

/** Plugin options that become part of the new site. */
export interface PluginFacts {
  /** Scheme and host, from the options of the sitemap or the canonical plugin. */
  origin?: string;
  /** Baidu Tongji's id of the site. */
  baidu?: string;
  /** Analytics script, for `analytics.script` in `site.yml`. */
  script?: Record<string, unknown>;
  /** Ending of the old addresses instead of `.html`; may be empty. */
  suffix?: string;
  /** Kinds of `:::` containers that plugins add and that are not built in here. */
  containers: string[];
}

/** Reports what becomes of the plugins, and returns the options that become part of the new site. */
export function migratePlugins(plugins: unknown, report: MigrationReport): PluginFacts {
  const facts: PluginFacts = { containers: [] };
  for (const [name, options] of pluginsOf(plugins)) {
    if (options === false) continue;
    // `@vuepress/plugin-x`, `@vuepress/x`, `vuepress-plugin-x` and `x` are one plugin.
    const short = name.replace(/^@vuepress\/(?:plugin-)?/, '').replace(/^(@[\w.-]+\/)?vuepress-plugin-/, '');
    const note = Object.hasOwn(PLUGIN_NOTES, short) ? PLUGIN_NOTES[short] : undefined;
    if (readOptions(short, objectAt(options), facts, report)) continue;
    if (note) report.add(note[0], `plugin ${name}`, note[1]);
    else report.left(`plugin ${name}`, 'is not supported; check which pages depend on it');
  }
  return facts;
}

function pluginsOf(plugins: unknown): [string, unknown][] {
  if (isObject(plugins) && opaqueKindOf(plugins) === undefined) return Object.entries(plugins);
  return listAt(plugins).map((plugin): [string, unknown] => {
    const [nameOrPlugin, options] = Array.isArray(plugin) ? plugin : [plugin, true];
    const ownName = textAt(objectAt(nameOrPlugin).name);
    return [
      textAt(nameOrPlugin) ?? ownName ?? `(${opaqueKindOf(nameOrPlugin) ?? 'without a name'})`,
      options,
    ];
  });
}

/**
 * Adds a plugin's options to `facts` and reports it; containers that are not built in are only added, and reported
 * where pages use them. Returns false when there is nothing to take over.
 */
function readOptions(
  short: string,
  options: PlainObject,
  facts: PluginFacts,
  report: MigrationReport,
): boolean {
  switch (short) {
    case 'sitemap':
    case 'canonical': {
      const address = textAt(options.hostname) ?? textAt(options.baseURL) ?? '';
      if (!URL.canParse(address) || !/^https?:/.test(address)) return false;
      facts.origin = new URL(address).origin;
      report.carried(`plugin ${short}`, `built in; "origin" in site.yml is ${facts.origin}`);
      return true;
    }
    case 'baidu-tongji':
    case 'baidu-tongji-analytics': {
      const site = /[\da-f]{32}/.exec(textAt(options.hm) ?? textAt(options.key) ?? '')?.[0];
      if (site === undefined) return false;
      facts.baidu = site;
      report.carried(`plugin ${short}`, '"analytics" in site.yml');
      return true;
    }
    case 'matomo': {
      const script = matomoScript(options);
      if (script === undefined) return false;
      facts.script = script;
      report.carried('plugin matomo', '"analytics" in site.yml');
      return true;
    }
    case 'clean-urls': {
      facts.suffix = typeof options.normalSuffix === 'string' ? options.normalSuffix : '';
      report.changed(
        'plugin clean-urls',
        facts.suffix === '/'
          ? 'addresses end in .html; redirects.yml leads from the old ones'
          : 'addresses end in .html; those without the ending lead there too',
      );
      return true;
    }
    case 'container': {
      const type = textAt(options.type);
      if (type === undefined) return false;
      if (isContainerKind(type)) report.carried(`plugin container "${type}"`, 'the container is built in');
      else facts.containers.push(type);
      return true;
    }
    default:
      return false;
  }
}

function matomoScript(options: PlainObject): PluginFacts['script'] {
  const url = textAt(options.trackerUrl)?.replace(/(?<!\/)\/*$/, '/');
  const site = textAt(options.siteId);
  if (url === undefined || site === undefined || !url.startsWith('https://')) return undefined;
  return {
    src: `${url}${textAt(options.trackerJsFile) ?? 'matomo.js'}`,
    queue: '_paq',
    setup: [
      ['setTrackerUrl', `${url}${textAt(options.trackerPhpFile) ?? 'matomo.php'}`],
      ['setSiteId', site],
    ],
    pageView: [['setCustomUrl', '{url}'], ['trackPageView']],
  };
}
