import type { NavItem } from '../../../src/bundle/records';
import type { MigrationReport } from './migration-report';
import { listAt, objectAt, showValue, textAt } from './plain-value';
import type { SourcePages } from './source-pages';

/** Keys of a VuePress navigation item that exist here too or need no counterpart. */
const KNOWN_KEYS = new Set(['text', 'link', 'items', 'target', 'rel', 'ariaLabel', 'type']);

/** Converts `themeConfig.nav` to `nav` of `site.yml`. */
export function migrateNav(nav: unknown, pages: SourcePages, report: MigrationReport): NavItem[] {
  const items = listAt(nav).flatMap((item) => navItem(item, pages, report));
  if (items.length > 0) report.carried('themeConfig.nav', `${items.length} entries in site.yml`);
  return items;
}

function navItem(value: unknown, pages: SourcePages, report: MigrationReport): NavItem[] {
  const item = objectAt(value);
  const text = textAt(item.text);
  const items = listAt(item.items).flatMap((child) => navItem(child, pages, report));
  const wanted = textAt(item.link);
  const link = wanted === undefined ? undefined : pages.link(wanted);
  if (wanted !== undefined && link === undefined) {
    const detail = `it leads to ${wanted}, which is not a page of Markdown; left out`;
    report.left(`nav "${text ?? wanted}"`, detail);
  }
  if (text === undefined || (link === undefined && items.length === 0)) {
    if (wanted === undefined)
      report.left(`nav ${showValue(value)}`, 'it has no text or leads nowhere; left out');
    return [];
  }
  const unknown = Object.keys(item).filter((key) => !KNOWN_KEYS.has(key));
  if (unknown.length > 0) report.left(`nav "${text}"`, `not supported: ${unknown.join(', ')}`);
  const target = textAt(item.target);
  const rel = item.rel === false ? false : textAt(item.rel);
  return [{ text, link, ...(items.length > 0 && { items }), target, rel }];
}
