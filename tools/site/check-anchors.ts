import { nearestHint } from '../support/nearest-name';
import type { Problem } from '../support/problems';
import type { Page } from './page';

/**
 * Finds links whose page exists but whose anchor does not. `find` returns the page at an address, or undefined if its
 * anchors are not known: `npm run dev` has not rendered it yet.
 */
export function checkAnchors(pages: readonly Page[], find: (path: string) => Page | undefined): Problem[] {
  const uses = pages.flatMap((page) => page.anchorUses);
  return uses.flatMap(({ file, line, column, page, href, slug }): Problem[] => {
    const target = find(page);
    if (!target || target.anchors.has(slug) || slug === 'top') return [];
    const message = `the link "${href}" leads to an anchor "${slug}" that ${target.record.relativePath} does not have`;
    const hint = nearestHint(slug.toLowerCase(), [...target.anchors], 'Its headings have other anchors.');
    return [{ severity: 'error', file, line, column, rule: 'dead-anchor', message, hint }];
  });
}
