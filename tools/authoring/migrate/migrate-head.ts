import { allowedMeta } from '../../../src/bundle/head-tags';
import type { MigrationReport } from './migration-report';
import { listAt, objectAt, type PlainObject, showValue, textAt } from './plain-value';

/** Names of `<meta>` tags that the build writes itself. */
const OWN_META_PATTERN =
  /^(?:viewport|theme-color|generator|description|(?:mobile|apple-mobile)-web-app-.*|msapplication-.*|og:(?:title|description|url|type|site_name)|twitter:card)$/i;

const BAIDU_PATTERN = /hm\.baidu\.com\/hm\.js\?([\da-f]{32})/;

/** Converts `head` to site-wide meta tags. Takes the site's id from the script of Baidu Tongji (web analytics). */
export function migrateHead(
  head: unknown,
  report: MigrationReport,
): { meta: Record<string, string>[]; baidu: string | undefined } {
  const meta: Record<string, string>[] = [];
  let baidu: string | undefined;
  const own: string[] = [];
  for (const tag of listAt(head)) {
    const [name, attributes, content] = listAt(tag);
    const values = objectAt(attributes);
    const shown = `head <${String(name)}>`;
    const id = BAIDU_PATTERN.exec(`${textAt(values.src) ?? ''} ${textAt(content) ?? ''}`)?.[1];
    if (id !== undefined) {
      baidu = id;
      report.carried(`${shown} of Baidu Tongji`, '"analytics" in site.yml');
    } else if (name === 'meta') {
      const key = textAt(values.name) ?? textAt(values.property) ?? textAt(values.charset) ?? '';
      if (OWN_META_PATTERN.test(key) || values.charset !== undefined) own.push(key);
      else meta.push(...metaTags(values, report));
    } else if (name === 'link') reportLink(values, report);
    else if (name === 'script' || name === 'style') {
      const what = textAt(values.src) ?? showValue(content);
      report.left(
        `${shown} ${what}`,
        'pages contain no scripts or styles; statistics go under "analytics" in site.yml',
      );
    } else report.left(`${shown} ${showValue(attributes)}`, 'is left out');
  }
  if (own.length > 0) report.carried('head <meta>', `the site writes its own ${own.join(', ')}`);
  if (meta.length > 0) report.carried('head <meta>', `${meta.length} tags in site.yml`);
  return { meta, baidu };
}

function metaTags(values: PlainObject, report: MigrationReport): Record<string, string>[] {
  const texts = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const text = textAt(value);
    return text === undefined ? [] : [[name, text]];
  });
  const [tag] = allowedMeta([Object.fromEntries(texts)]);
  if (!tag)
    report.left(`head <meta> ${showValue(values)}`, 'has an attribute or a value that is not allowed');
  return tag && texts.length > 0 ? [tag] : [];
}

function reportLink(values: PlainObject, report: MigrationReport): void {
  const rel = textAt(values.rel) ?? '';
  const href = textAt(values.href) ?? '';
  const what = `head <link ${rel}> ${href}`;
  if (/icon/.test(rel))
    report.left(
      what,
      'name an image under "logo" in site.yml, or replace static/favicon.svg and static/icons/',
    );
  else if (rel === 'manifest') report.carried(what, 'the site writes its own, with title and icons');
  else if (rel === 'stylesheet') report.left(what, 'pages load no styles or fonts from elsewhere');
  else if (/preconnect|dns-prefetch|preload|prefetch/.test(rel)) report.carried(what, 'not needed');
  else report.left(what, 'is left out');
}
