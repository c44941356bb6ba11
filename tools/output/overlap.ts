import { realpathSync } from 'node:fs';
import path from 'node:path';
import { errorCodeOf } from '../support/error-code';
import { UsageError } from '../support/problems';

/** Throws `UsageError` when one of the two folders is in the other, or both are the same, by their real paths. */
export function refuseOverlap(source: string, out: string): void {
  const [realSource, realOut] = [realPathOf(source), realPathOf(out)];
  if (!isInside(realOut, realSource) && !isInside(realSource, realOut)) return;
  throw new UsageError(
    `The content folder ${source} and the output folder ${out} overlap. Choose an output folder that is not the content folder, not inside it, and does not contain it.`,
  );
}

/** Whether a path is the folder or lies below it; both absolute. */
export function isInside(place: string, folder: string): boolean {
  const relative = path.relative(folder, place);
  return (
    relative === '' ||
    !(relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
  );
}

/** Real path of a folder that may not exist yet: the real path of its nearest existing parent, plus the rest. */
function realPathOf(place: string): string {
  try {
    return realpathSync.native(place);
  } catch (error) {
    const parent = path.dirname(place);
    if (!['ENOENT', 'ENOTDIR'].includes(errorCodeOf(error) ?? '') || parent === place) throw error;
    return path.join(realPathOf(parent), path.basename(place));
  }
}
