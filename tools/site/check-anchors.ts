import { comparablePath } from '../../src/bundle/paths';
import { nearestHint } from '../support/nearest-name';
import type { Problem } from '../support/problems';
import type { Page } from './page';

/** Finds links whose page exists but whose anchor does not. */
export function checkAnchors(pages: readonly Page[]): Problem[] {
  const byPath = new Map(pages.map((page) => [comparablePath(page.record.path), page]));
  return pages.flatMap((page) => checkPageAnchors(page, (path) => byPath.get(comparablePath(path))));
}

/** Checks one page. `find` returns the page at an address, or undefined for an address not to be checked. */
export function checkPageAnchors(page: Page, find: (path: string) => Page | undefined): Problem[] {
  return page.anchorUses.flatMap((use): Problem[] => {
    const target = find(use.page);
    if (!target || hasAnchor(target, use.slug)) return [];
    const { file, line, column, href, slug } = use;
    const message = `the link "${href}" leads to an anchor "${slug}" that ${target.record.relativePath} does not have`;
    const hint = nearestHint(slug, [...target.anchors], 'Its headings have other anchors.');
    return [{ severity: 'error', file, line, column, rule: 'dead-anchor', message, hint }];
  });
}

function hasAnchor(page: Page, slug: string): boolean {
  return page.anchors.has(slug) || slug === 'top';
}
