import { isWebAddress } from '../../../src/bundle/head-tags';
import { isContainerKind } from '../../markdown/container-kinds';
import { PLUGIN_NOTES } from './known-settings';
import type { MigrationReport } from './migration-report';
import { isObject, listAt, objectAt, opaqueKindOf, type PlainObject, textAt } from './plain-value';

/** Plugin options that become part of the new site. */
interface PluginFacts {
  /** Scheme and host, from the options of the sitemap or the canonical plugin. */
  origin?: string;
  /** For `analytics` in `site.yml`. */
  analytics?: { baidu: string } | { script: PlainObject };
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
    if (readOptions(short, objectAt(options), facts, report)) continue;
    const unknown = ['left', 'is not supported; check which pages depend on it'] as const;
    const [verdict, note] = PLUGIN_NOTES.get(short) ?? unknown;
    report.add(verdict, `plugin ${name}`, note);
  }
  return facts;
}

function pluginsOf(plugins: unknown): [string, unknown][] {
  if (isObject(plugins) && opaqueKindOf(plugins) === undefined) return Object.entries(plugins);
  return listAt(plugins).map((plugin): [string, unknown] => {
    const [nameOrPlugin, options] = Array.isArray(plugin) ? plugin : [plugin, true];
    const name = textAt(nameOrPlugin) ?? textAt(objectAt(nameOrPlugin).name);
    return [name ?? `(${opaqueKindOf(nameOrPlugin) ?? 'without a name'})`, options];
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
      const address = textAt(options.hostname) ?? textAt(options.baseURL);
      if (!isWebAddress(address)) return false;
      facts.origin = new URL(address).origin;
      report.carried(`plugin ${short}`, `built in; "origin" in site.yml is ${facts.origin}`);
      return true;
    }
    case 'baidu-tongji':
    case 'baidu-tongji-analytics':
    case 'matomo': {
      const analytics = analyticsOf(options);
      if (!analytics) return false;
      if (!facts.analytics || 'baidu' in analytics) facts.analytics = analytics;
      report.carried(`plugin ${short}`, '"analytics" in site.yml');
      return true;
    }
    case 'clean-urls': {
      facts.suffix = typeof options.normalSuffix === 'string' ? options.normalSuffix : '';
      const others =
        facts.suffix === '/'
          ? 'redirects.yml leads from the old ones'
          : 'those without the ending lead there too';
      report.changed('plugin clean-urls', `addresses end in .html; ${others}`);
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

/** `analytics` of `site.yml`, from the options of Baidu Tongji's plugin or of Matomo's. */
function analyticsOf(options: PlainObject): PluginFacts['analytics'] {
  const [baidu] = /[\da-f]{32}/.exec(textAt(options.hm) ?? textAt(options.key) ?? '') ?? [];
  if (baidu !== undefined) return { baidu };
  const url = textAt(options.trackerUrl)?.replace(/(?<!\/)\/*$/, '/');
  const site = textAt(options.siteId);
  if (!url?.startsWith('https://') || site === undefined) return undefined;
  return {
    script: {
      src: `${url}${textAt(options.trackerJsFile) ?? 'matomo.js'}`,
      queue: '_paq',
      setup: [
        ['setTrackerUrl', `${url}${textAt(options.trackerPhpFile) ?? 'matomo.php'}`],
        ['setSiteId', site],
      ],
      pageView: [['setCustomUrl', '{url}'], ['trackPageView']],
    },
  };
}
