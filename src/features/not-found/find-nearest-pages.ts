import { comparablePath } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';

/** Pairs of neighbouring characters: what two misspelt words still share. */
function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2)));
}

/** Share of common pairs, 0 to 1 (the Sørensen–Dice coefficient). */
function similarity(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0;
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/** Last part of a path without its ending: what readers mistype or remember. */
function lastNameOf(path: string): string {
  return comparablePath(path)
    .replace(/(?:\/|\.html?|\.md)$/, '')
    .replace(/^.*\//, '');
}

/** Pages whose address is like `path`, the most alike first. */
export function findNearestPages(pages: PageLink[], path: string, limit: number): PageLink[] {
  const wantedPath = pairsOf(comparablePath(path));
  const wantedName = pairsOf(lastNameOf(path));
  const scored = pages.map((page) => ({
    page,
    score:
      similarity(wantedName, pairsOf(lastNameOf(page.path))) * 2 +
      similarity(wantedPath, pairsOf(comparablePath(page.path))),
  }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
