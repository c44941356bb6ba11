import { readdirSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../support/problems';
import { isBelow, realPathOf } from '../../support/real-path';

/**
 * Throws `UsageError` when a move of this page or folder would move a symbolic link, go through one or leave a broken
 * one behind. `from` is relative to `root`, the content folder.
 */
export function refuseSymbolicLinks(root: string, from: string): void {
  const realFrom = path.join(realPathOf(root) ?? root, from);
  const link = symbolicLinksBelow(root).find((name) => {
    const real = realPathOf(path.join(root, name));
    const isMoved = isBelow(name, from);
    const isOnTheWay = isBelow(from, name);
    const leadsIntoMoved = real !== undefined && isBelow(real, realFrom);
    return isMoved || isOnTheWay || leadsIntoMoved;
  });
  if (link === undefined) return;
  throw new UsageError(
    `${link} is a symbolic link, which a move of ${from} would break. Remove the link first and create it again afterwards.`,
  );
}

function symbolicLinksBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
