import { comparablePath } from '../../bundle/paths';
import type { PageLink } from '../../bundle/records';

/** The last segment, which readers remember and mistype, counts twice as much as the whole path. */
const SEGMENT_WEIGHT = 2;

/** Character bigrams of a text. A misspelt word shares most of them with the right one. */
function bigramsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, i) => text.slice(i, i + 2)));
}

/** Sørensen–Dice coefficient of two sets, 0 to 1. */
function similarity(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0;
  const common = [...a].filter((bigram) => b.has(bigram)).length;
  return (2 * common) / (a.size + b.size);
}

/** Last segment of a path without its extension. */
function lastSegmentOf(path: string): string {
  return comparablePath(path)
    .replace(/(?:\/|\.html?|\.md)$/, '')
    .replace(/^.*\//, '');
}

/** The `limit` pages whose paths are the most similar to `path`, best first, even if none is very similar. */
export function findNearestPages(pages: PageLink[], path: string, limit: number): PageLink[] {
  const wantedPath = bigramsOf(comparablePath(path));
  const wantedSegment = bigramsOf(lastSegmentOf(path));
  const scored = pages.map((page) => ({
    page,
    score:
      similarity(wantedSegment, bigramsOf(lastSegmentOf(page.path))) * SEGMENT_WEIGHT +
      similarity(wantedPath, bigramsOf(comparablePath(page.path))),
  }));
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
