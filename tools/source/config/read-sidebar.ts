import path from 'node:path';
import { z } from 'zod';
import { isExternalLink } from '../../../src/bundle/paths';
import type { PageLink, SidebarItem } from '../../../src/bundle/records';
import { isAllowedLink, LINK_SCHEMES } from '../../support/address';
import { findScalar } from '../../support/find-scalar';
import { nearestHint } from '../../support/nearest-name';
import { errorAt, type Problem } from '../../support/problems';
import { faultOfLink, quote } from '../../support/safe-path';
import { closedObject } from '../../support/schema-issues';
import { readYaml } from '../../support/yaml-document';

/** File name of a section's sidebar, in the section's folder. */
export const SIDEBAR_FILE = 'sidebar.yml';

/** A section's `sidebar.yml`, below the content folder. */
export function sidebarFileOf(section: string): string {
  return path.posix.join(section, SIDEBAR_FILE);
}

/** Pages that a sidebar item may name. */
export interface PageLookup {
  find(path: string): PageLink | undefined;
  paths: readonly string[];
}

/** Reads a section's `sidebar.yml`; `items` is null when the section has none. */
export async function readSidebar(
  root: string,
  folder: string,
  pages: PageLookup,
): Promise<{ items: SidebarItem[] | null; problems: Problem[] }> {
  const file = sidebarFileOf(folder);
  const read = await readYaml(root, file, sidebarSchema, 'sidebar');
  if (!read) return { items: null, problems: [] };
  const resolver = new SidebarResolver(file, read.text, folder, pages);
  const items = read.value?.flatMap((item) => resolver.resolve(item)) ?? null;
  return { items, problems: [...read.problems, ...resolver.problems] };
}

class SidebarResolver {
  readonly problems: Problem[] = [];
  /** Targets with a problem: the same one may be wrong in two places. */
  private readonly reported: string[] = [];

  constructor(
    private readonly file: string,
    private readonly text: string,
    private readonly folder: string,
    private readonly pages: PageLookup,
  ) {}

  resolve(item: SourceItem): SidebarItem[] {
    if (typeof item === 'string') return this.link(item, undefined);
    if (Array.isArray(item)) return this.link(item[0], item[1]);
    if (!item.children || item.children.length === 0) return this.link(item.path ?? '', item.title);
    const [own] = item.path === undefined ? [] : this.link(item.path, item.title);
    const { sidebarDepth } = item;
    return [
      {
        title: item.title ?? own?.title ?? '',
        ...(own?.path !== undefined && { path: own.path }),
        collapsable: item.collapsable ?? item.collapsible ?? true,
        ...(sidebarDepth !== undefined && { sidebarDepth }),
        children: item.children.flatMap((child) => this.resolve(child)),
      },
    ];
  }

  private link(target: string, title: string | undefined): SidebarItem[] {
    if (isExternalLink(target)) {
      if (isAllowedLink(target)) return [{ title: title ?? target, path: target }];
      const allowed = `Allowed: a page, or an address that begins with ${LINK_SCHEMES.join(':, ')}:.`;
      this.report(target, `the sidebar entry ${quote(target)} has a scheme that is not allowed`, allowed);
      return [];
    }
    const fault = faultOfLink(target, this.folder);
    const page = fault ? undefined : this.pages.find(sidebarPath(target, this.folder));
    if (page) return [{ title: title ?? page.title, path: page.path }];
    const near = () =>
      nearestHint(sidebarPath(target, this.folder), this.pages.paths, 'No page has a similar address.');
    const message = `the sidebar entry ${quote(target)} ${fault?.found ?? 'matches no page'}`;
    this.report(target, message, fault?.hint ?? near());
    return [];
  }

  private report(target: string, message: string, hint: string): void {
    const skip = this.reported.filter((other) => other === target).length;
    this.reported.push(target);
    const place = { file: this.file, ...findScalar(this.text, { value: target, skip }) };
    this.problems.push(errorAt(place, 'sidebar-entry', message, hint));
  }
}

/** Page address that a sidebar entry, `prev` or `next` names: `a.md`, `a`, `./a` or `/x/`, relative to a folder. */
export function sidebarPath(target: string, folder: string): string {
  const isFolder = target === '' || target.endsWith('/');
  const absolute = target.startsWith('/') ? target : `/${path.posix.join(folder, target)}`;
  const normal = path.posix.normalize(absolute).replace(/(^|\/)(?:readme|index)(?:\.md|\.html)?$/i, '$1');
  const withSlash = isFolder && !normal.endsWith('/') ? `${normal}/` : normal;
  // `encodeURI` throws on a lone surrogate, and no address contains one.
  return encodeURI(withSlash.replace(/\.md$/i, '.html').replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** An item of `sidebar.yml`, in the forms VuePress 1 accepts. */
export type SourceItem = string | [string, string] | SourceGroup;

export interface SourceGroup {
  title?: string;
  path?: string;
  collapsable?: boolean;
  collapsible?: boolean;
  sidebarDepth?: number;
  initialOpenGroupIndex?: number;
  children?: SourceItem[];
}

const item: z.ZodType<SourceItem> = z.lazy(() =>
  z.union([
    z.string(),
    z.tuple([z.string(), z.string()]),
    closedObject({
      title: z.string().optional(),
      path: z.string().optional(),
      collapsable: z.boolean().optional(),
      collapsible: z.boolean().optional(),
      sidebarDepth: z.int().min(0).max(2).optional(),
      initialOpenGroupIndex: z.int().optional(),
      children: z.array(item).optional(),
    }),
  ]),
);

const sidebarSchema = z.array(item);
