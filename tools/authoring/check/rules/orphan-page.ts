import path from 'node:path';
import { comparablePath, isExternalLink, splitHash } from '../../../../src/bundle/paths';
import type { NavItem } from '../../../../src/bundle/records';
import { sidebarPaths } from '../../../documents/reading-order';
import { sidebarFileOf, sidebarPath } from '../../../source/config/read-sidebar';
import { sectionOf } from '../../../source/page-paths';
import type { SiteRule } from '../rule';

/** Reports pages that no sidebar, navigation or other page links to. */
export const orphanPage: SiteRule = {
  names: ['orphan-page'],
  check({ bundle }) {
    const reached = new Set<string>(['/']);
    const reach = (link: string): void => {
      if (!isExternalLink(link)) reached.add(comparablePath(splitHash(link).path));
    };
    bundle.site.nav.flatMap(navLinks).forEach(reach);
    for (const { sidebar } of bundle.sections) sidebarPaths(sidebar).forEach(reach);
    for (const { record, links } of bundle.pages) {
      const own = comparablePath(record.path);
      const { actionLink, steps, features, prev, next } = record.frontmatter;
      for (const link of [
        actionLink,
        prev,
        next,
        ...[...(steps ?? []), ...(features ?? [])].map((card) => card.link),
      ]) {
        if (typeof link === 'string') reach(sidebarPath(link, path.posix.dirname(record.relativePath)));
      }
      for (const link of links) if (comparablePath(link) !== own) reach(link);
    }
    return bundle.pages
      .filter(({ record }) => !reached.has(comparablePath(record.path)))
      .map(({ record: { relativePath: file } }) => ({
        file,
        message: 'no sidebar, navigation or other page links here',
        hint: `Add it to ${sidebarFileOf(sectionOf(file))}, or link to it.`,
      }));
  },
};

/** The links of a navigation entry and of all entries below it. */
export function navLinks({ link, items = [] }: NavItem): string[] {
  return [...(link === undefined ? [] : [link]), ...items.flatMap(navLinks)];
}
