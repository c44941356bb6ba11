import { allowedMeta } from '../../../src/bundle/head-tags';
import type { MigrationReport } from './migration-report';
import { listAt, objectAt, type PlainObject, showValue, textAt } from './plain-value';

/** What the `head` of a VuePress site becomes in `site.yml`. */
interface MigratedHead {
  meta: Record<string, string>[];
  /** Baidu Tongji's id of the site, if its script is there. */
  baidu: string | undefined;
}

/** Tags that the generator writes by itself. */
const OWN_META_PATTERN =
  /^(?:viewport|theme-color|generator|description|(?:mobile|apple-mobile)-web-app-.*|msapplication-.*|og:(?:title|description|url|type|site_name)|twitter:card)$/i;

const BAIDU_PATTERN = /hm\.baidu\.com\/hm\.js\?([\da-f]{32})/;

/** Turns `head` into site-wide meta tags, and recognises known scripts. */
export function migrateHead(head: unknown, report: MigrationReport): MigratedHead {
  const migrated: MigratedHead = { meta: [], baidu: undefined };
  const own: string[] = [];
  for (const tag of listAt(head)) {
    const [name, attributes, content] = listAt(tag);
    const values = objectAt(attributes);
    const shown = `head <${String(name)}>`;
    const baidu = BAIDU_PATTERN.exec(`${textAt(values.src) ?? ''} ${textAt(content) ?? ''}`)?.[1];
    if (baidu !== undefined) {
      migrated.baidu = baidu;
      report.carried(`${shown} of Baidu Tongji`, '"analytics" in site.yml');
    } else if (name === 'meta') addMeta(values, migrated.meta, own, report);
    else if (name === 'link') tellLink(values, report);
    else if (name === 'script' || name === 'style') {
      const what = textAt(values.src) ?? showValue(content);
      report.left(
        `${shown} ${what}`,
        'pages bring no scripts or styles; statistics go under "analytics" in site.yml',
      );
    } else report.left(`${shown} ${showValue(attributes)}`, 'is not written');
  }
  if (own.length > 0) report.carried('head <meta>', `the site writes its own ${own.join(', ')}`);
  if (migrated.meta.length > 0) report.carried('head <meta>', `${migrated.meta.length} tags in site.yml`);
  return migrated;
}

function addMeta(
  values: PlainObject,
  meta: Record<string, string>[],
  own: string[],
  report: MigrationReport,
): void {
  const key = textAt(values.name) ?? textAt(values.property) ?? textAt(values.charset) ?? '';
  if (OWN_META_PATTERN.test(key) || values.charset !== undefined) {
    own.push(key);
    return;
  }
  const texts = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const text = textAt(value);
    return text === undefined ? [] : [[name, text]];
  });
  const [tag] = allowedMeta([Object.fromEntries(texts)]);
  if (!tag) report.left(`head <meta> ${showValue(values)}`, 'has an attribute that a page cannot set');
  else if (texts.length > 0) meta.push(tag);
}

function tellLink(values: PlainObject, report: MigrationReport): void {
  const rel = textAt(values.rel) ?? '';
  const href = textAt(values.href) ?? '';
  const what = `head <link ${rel}> ${href}`;
  if (/icon/.test(rel)) report.left(what, 'replace the files in static/: favicon.svg, icons/');
  else if (rel === 'manifest') report.carried(what, 'the site writes its own, with title and icons');
  else if (rel === 'stylesheet') report.left(what, 'pages load no styles or fonts from elsewhere');
  else if (/preconnect|dns-prefetch|preload|prefetch/.test(rel)) report.carried(what, 'not needed');
  else report.left(what, 'is not written');
}
