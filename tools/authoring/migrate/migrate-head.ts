import { allowedMeta } from '../../../src/bundle/head-tags';
import type { MigrationReport, Verdict } from './migration-report';
import { listAt, objectAt, type PlainObject, showValue, textAt } from './plain-value';

/** Names of `<meta>` tags that the build writes itself. */
const OWN_META_PATTERN =
  /^(?:viewport|theme-color|generator|description|(?:mobile|apple-mobile)-web-app-.*|msapplication-.*|og:(?:title|description|url|type|site_name)|twitter:card)$/i;

const BAIDU_PATTERN = /hm\.baidu\.com\/hm\.js\?([\da-f]{32})/;

/** Notes on `<link>` tags, by their `rel`. The first match counts. */
const LINK_NOTES: readonly (readonly [RegExp, Verdict, string])[] = [
  [/icon/, 'left', 'name an image under "logo" in site.yml, or replace static/favicon.svg and static/icons/'],
  [/^manifest$/, 'carried', 'the site writes its own, with title and icons'],
  [/^stylesheet$/, 'left', 'pages load no styles or fonts from elsewhere'],
  [/preconnect|prefetch|preload/, 'carried', 'not needed'],
];

const SCRIPT_NOTE = 'pages contain no scripts or styles; statistics go under "analytics" in site.yml';

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
    const src = textAt(values.src);
    const shown = `head <${String(name)}>`;
    const id = BAIDU_PATTERN.exec(`${src ?? ''} ${textAt(content) ?? ''}`)?.[1];
    if (id !== undefined) {
      baidu = id;
      report.carried(`${shown} of Baidu Tongji`, '"analytics" in site.yml');
    } else if (name === 'meta') {
      const key = textAt(values.name) ?? textAt(values.property) ?? textAt(values.charset) ?? '';
      if (OWN_META_PATTERN.test(key) || values.charset !== undefined) own.push(key);
      else meta.push(...metaTags(values, report));
    } else if (name === 'link') {
      const rel = textAt(values.rel) ?? '';
      const [, verdict, note] = LINK_NOTES.find(([pattern]) => pattern.test(rel)) ?? [
        rel,
        'left',
        'is left out',
      ];
      report.add(verdict, `head <link ${rel}> ${textAt(values.href) ?? ''}`, note);
    } else if (name === 'script' || name === 'style')
      report.left(`${shown} ${src ?? showValue(content)}`, SCRIPT_NOTE);
    else report.left(`${shown} ${showValue(attributes)}`, 'is left out');
  }
  if (own.length > 0) report.carried('head <meta>', `the site writes its own ${own.join(', ')}`);
  if (meta.length > 0) report.carried('head <meta>', `${meta.length} tags in site.yml`);
  return { meta, baidu };
}

function metaTags(values: PlainObject, report: MigrationReport): Record<string, string>[] {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    const text = textAt(value);
    return text === undefined ? [] : [[name, text]];
  });
  const tags = allowedMeta([Object.fromEntries(texts)]);
  if (tags.length === 0)
    report.left(`head <meta> ${showValue(values)}`, 'has an attribute or a value that is not allowed');
  return texts.length > 0 ? tags : [];
}
