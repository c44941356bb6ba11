import path from 'node:path';
import { z } from 'zod';
import { isExternalLink } from '../../../src/bundle/paths';
import type { PageLink, SidebarItem } from '../../../src/bundle/records';
import { isAllowedLink, LINK_SCHEMES } from '../../support/address';
import { findScalar } from '../../support/find-scalar';
import { nearestHint } from '../../support/nearest-name';
import { errorAt, type Problem } from '../../support/problems';
import { faultOfLink, type PathFault, quote } from '../../support/safe-path';
import { closedObject } from '../../support/schema-issues';
import { readYaml } from '../../support/yaml-document';

/** File name of a section's sidebar, in the section's folder. */
export const SIDEBAR_FILE = 'sidebar.yml';

/** Path of a section's sidebar below the content folder. */
export function sidebarFileOf(section: string): string {
  return path.posix.join(section, SIDEBAR_FILE);
}

/** Pages that a sidebar item may name. */
export interface PageLookup {
  find(path: string): PageLink | undefined;
  paths: readonly string[];
}

/** Reads a section's `sidebar.yml`. `items` is null when the file does not exist or has no valid list. */
export async function readSidebar(
  root: string,
  folder: string,
  pages: PageLookup,
): Promise<{ items: SidebarItem[] | null; problems: Problem[] }> {
  const file = sidebarFileOf(folder);
  const read = await readYaml(root, file, sidebarSchema, 'sidebar');
  if (!read) return { items: null, problems: [] };
  const problems = [...read.problems];
  /** Invalid targets reported so far. If a target occurs again, the next report is for its next place in the file. */
  const reported: string[] = [];

  const report = (target: string, message: string, hint: string): void => {
    const skip = reported.filter((other) => other === target).length;
    reported.push(target);
    const place = { file, ...findScalar(read.text, { value: target, skip }) };
    problems.push(errorAt(place, 'sidebar-entry', message, hint));
  };

  const link = (target: string, title: string | undefined): SidebarItem[] => {
    if (isExternalLink(target)) {
      if (isAllowedLink(target)) return [{ title: title ?? target, path: target }];
      const allowed = `Allowed: a page, or an address that begins with ${LINK_SCHEMES.join(':, ')}:.`;
      report(target, `the sidebar entry ${quote(target)} has a scheme that is not allowed`, allowed);
      return [];
    }
    const named = findNamedPage(target, folder, pages);
    if ('path' in named) return [{ title: title ?? named.title, path: named.path }];
    report(target, `the sidebar entry ${quote(target)} ${named.found}`, named.hint);
    return [];
  };

  const resolve = (item: SourceItem): SidebarItem[] => {
    if (typeof item === 'string') return link(item, undefined);
    if (Array.isArray(item)) return link(item[0], item[1]);
    const { title, path: target, sidebarDepth, children = [] } = item;
    if (children.length === 0) return link(target ?? '', title);
    const [own] = target === undefined ? [] : link(target, title);
    return [
      {
        title: title ?? own?.title ?? '',
        ...(own?.path !== undefined && { path: own.path }),
        collapsable: item.collapsable ?? item.collapsible ?? true,
        ...(sidebarDepth !== undefined && { sidebarDepth }),
        children: children.flatMap(resolve),
      },
    ];
  };

  return { items: read.value?.flatMap(resolve) ?? null, problems };
}

/** The page that a sidebar entry, `prev` or `next` names, or what is wrong with the name. */
export function findNamedPage(target: string, folder: string, pages: PageLookup): PageLink | PathFault {
  const fault = faultOfLink(target, folder);
  if (fault) return fault;
  const address = sidebarPath(target, folder);
  const page = pages.find(address);
  if (page) return page;
  const hint = nearestHint(address, pages.paths, 'No page has a similar address.');
  return { found: 'matches no page', hint };
}

/** Page address for the target of a sidebar entry, `prev` or `next`: `a.md`, `a`, `./a` (below `folder`) or `/x/`. */
export function sidebarPath(target: string, folder: string): string {
  const isFolder = target === '' || target.endsWith('/');
  const absolute = target.startsWith('/') ? target : `/${path.posix.join(folder, target)}`;
  const normal = path.posix.normalize(absolute).replace(/(^|\/)(?:readme|index)(?:\.md|\.html)?$/i, '$1');
  const withSlash = isFolder && !normal.endsWith('/') ? `${normal}/` : normal;
  // `encodeURI` throws on a lone surrogate.
  return encodeURI(withSlash.replace(/\.md$/i, '.html').replace(/\p{Surrogate}/gu, '\uFFFD'));
}

const sourceGroup = closedObject({
  title: z.string().optional(),
  path: z.string().optional(),
  collapsable: z.boolean().optional(),
  /** Another spelling of `collapsable`. */
  collapsible: z.boolean().optional(),
  sidebarDepth: z.int().min(0).max(2).optional(),
  /** Allowed, but ignored. */
  initialOpenGroupIndex: z.int().optional(),
  get children(): z.ZodOptional<z.ZodArray<typeof sourceItem>> {
    return z.array(sourceItem).optional();
  },
});

const sourceItem = z.union([z.string(), z.tuple([z.string(), z.string()]), sourceGroup]);

/** An item of `sidebar.yml`, in the forms that VuePress 1 accepts. */
type SourceItem = z.infer<typeof sourceItem>;

const sidebarSchema = z.array(sourceItem);
