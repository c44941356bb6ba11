import { decodeSafely, isExternalLink, sectionNameOf } from '../../../src/bundle/paths';
import { type SourceItem, sidebarFileOf } from '../../source/config/read-sidebar';
import { sectionOf } from '../../source/page-paths';
import { trimSlashes } from '../../support/trim-slashes';
import type { MigrationReport } from './migration-report';
import { isObject, listAt, objectAt, opaqueKindOf, showValue, textAt } from './plain-value';
import type { SourcePages } from './source-pages';

/** Maximum `sidebarDepth` that `sidebar.yml` allows. */
const MAX_SIDEBAR_DEPTH = 2;

/** The theme's sidebar setting for a locale: one sidebar for all its pages, or one for each address prefix. */
export interface LocaleSidebar {
  /** Address prefix of the locale: `/`, `/zh/`. */
  locale: string;
  sidebar: unknown;
  /** `sidebarDepth` of groups that have none of their own. */
  depth: unknown;
}

/** Converts the sidebars of all locales to one `sidebar.yml` for each section; keyed by file. */
export function migrateSidebars(
  locales: readonly LocaleSidebar[],
  pages: SourcePages,
  report: MigrationReport,
): Map<string, SourceItem[]> {
  const sections = new Map<string, SourceItem[]>();
  for (const locale of locales) {
    for (const [prefix, value] of prefixesOf(locale, report)) {
      const section = sectionNameOf(prefix);
      const items = new SidebarConverter(pages, section, prefix, locale.depth, report).convert(value);
      if (items.length === 0) continue;
      const known = sections.get(section);
      const isWhole = known === undefined && (prefix === `/${section}/` || prefix === '/');
      if (!isWhole) {
        const detail = `is part of ${sidebarFileOf(section)}: a section has one sidebar`;
        report.changed(`sidebar "${prefix}"`, detail);
      }
      sections.set(section, isWhole ? items : [...(known ?? []), ...asGroups(items, prefix, pages)]);
    }
    if (locale.locale === '/') spreadFallback(locale, locales, sections, pages, report);
  }
  return new Map([...sections].map(([name, items]) => [sidebarFileOf(name), items]));
}

/** Splits a sidebar setting by address prefix; a section comes before its subfolders. */
function prefixesOf(
  { locale, sidebar }: LocaleSidebar,
  report: MigrationReport,
): [string, readonly unknown[]][] {
  if (sidebar === undefined || sidebar === false) return [];
  const hasParts = isObject(sidebar) && opaqueKindOf(sidebar) === undefined;
  return Object.entries(hasParts ? sidebar : { [locale]: sidebar })
    .flatMap(([key, value]): [string, readonly unknown[]][] => {
      const prefix = `/${trimSlashes(key)}/`.replace('//', '/');
      if (value === 'auto') {
        report.changed(
          `sidebar "auto" for ${prefix}`,
          'follows from folders and titles; the headings of a page are in the outline on its right',
        );
      } else if (value && !Array.isArray(value)) {
        report.left(`sidebar for ${prefix}`, `${showValue(value)} is not a list; left out`);
      }
      return Array.isArray(value) ? [[prefix, value]] : [];
    })
    .toSorted(([a], [b]) => a.split('/').length - b.split('/').length);
}

/**
 * Puts the sidebar of a subfolder into a group, unless it consists of groups already. VuePress allows a sidebar for
 * each subfolder, but here a section has only one.
 */
function asGroups(items: SourceItem[], prefix: string, pages: SourcePages): SourceItem[] {
  if (items.every((item) => isObject(item))) return items;
  const index = pages.find(prefix);
  const heading = /^#[ \t]+(\S.*)/m.exec(index?.body ?? '')?.[1]?.replace(/[`*_]/g, '');
  const title = textAt(index?.frontmatter.title) ?? heading?.trim();
  return [{ title: title || (prefix.split('/').at(-2) ?? ''), children: items }];
}

/**
 * Copies the sidebar of the whole site to each section whose pages it lists, unless the section has a sidebar already
 * or is another locale.
 */
function spreadFallback(
  { sidebar, depth }: LocaleSidebar,
  locales: readonly LocaleSidebar[],
  sections: Map<string, SourceItem[]>,
  pages: SourcePages,
  report: MigrationReport,
): void {
  const value = listAt(Array.isArray(sidebar) ? sidebar : objectAt(sidebar)['/']);
  const top = new SidebarConverter(pages, '', '/', depth);
  top.convert(value);
  const others = new Set(locales.map(({ locale }) => sectionNameOf(locale)));
  const names = new Set(top.files.map(sectionOf));
  const missing = [...names].filter((name) => !sections.has(name) && !others.has(name));
  for (const name of missing) {
    sections.set(name, new SidebarConverter(pages, name, '/', depth).convert(value));
  }
  if (missing.length > 0) {
    report.changed(
      'sidebar of the whole site',
      `is copied to each section whose pages it lists: ${missing.join(', ')}; remove there what readers do not need`,
    );
  }
}

/** Converts the items of one sidebar to items of `sidebar.yml`, which name files instead of addresses. */
class SidebarConverter {
  /** All files that the converted items name. */
  readonly files: string[] = [];

  constructor(
    private readonly pages: SourcePages,
    private readonly section: string,
    private readonly prefix: string,
    private readonly depth: unknown,
    /** Absent if the items have been reported already. */
    private readonly report?: MigrationReport,
  ) {}

  convert(items: readonly unknown[]): SourceItem[] {
    return items.flatMap((item) => this.#item(item));
  }

  #item(value: unknown): SourceItem[] {
    if (typeof value === 'string') return this.#link(value, undefined);
    if (Array.isArray(value)) return this.#link(textAt(value[0]) ?? '', textAt(value[1]));
    const item = objectAt(value);
    const title = textAt(item.title);
    const path = typeof item.path === 'string' ? item.path : undefined;
    const oldChildren = listAt(item.children);
    const children = this.convert(oldChildren);
    if (children.length === 0 && path !== undefined) return this.#link(path, title);
    if (oldChildren.length === 0) {
      const detail = 'it has neither a page nor children; left out';
      this.report?.left(`sidebar ${this.prefix} "${title ?? ''}"`, detail);
    }
    if (children.length === 0) return [];
    const isCollapsable = item.collapsable ?? item.collapsible;
    const depth = Number(item.sidebarDepth ?? this.depth);
    return [
      {
        title,
        path: path === undefined ? undefined : this.#fileOf(path),
        ...(typeof isCollapsable === 'boolean' && { collapsable: isCollapsable }),
        ...(Number.isInteger(depth) && depth >= 0 && { sidebarDepth: Math.min(depth, MAX_SIDEBAR_DEPTH) }),
        children,
      },
    ];
  }

  #link(target: string, title: string | undefined): SourceItem[] {
    const file = this.#fileOf(target);
    if (file === undefined) return [];
    return title === undefined ? [file] : [[file, title]];
  }

  /** File that an item leads to: relative to the sidebar's section, or with a leading slash if it is in another one. */
  #fileOf(target: string): string | undefined {
    if (isExternalLink(target)) return target;
    const { pathname } = new URL(target.replace(/[?#].*/s, ''), `http://site${this.prefix}`);
    const file = this.pages.find(decodeSafely(pathname))?.relativePath;
    if (file === undefined) {
      const detail = 'it matches no page of Markdown, so VuePress shows an empty link; left out';
      this.report?.left(`sidebar ${this.prefix} "${target}"`, detail);
      return undefined;
    }
    this.files.push(file);
    if (this.section === '') return file;
    return file.startsWith(`${this.section}/`) ? file.slice(this.section.length + 1) : `/${file}`;
  }
}
