import path from 'node:path';
import type { OutputFile } from '../support/output-file';
import { UsageError } from '../support/problems';
import { isInside, realPathOf } from '../support/real-path';

/** Throws `UsageError` when one of the two folders is in the other, or both are the same, by their real paths. */
export function refuseOverlap(source: string, out: string): void {
  const [realSource, realOut] = [nearestRealPath(source), nearestRealPath(out)];
  if (!isInside(realOut, realSource) && !isInside(realSource, realOut)) return;
  throw new UsageError(
    `The content folder ${source} and the output folder ${out} overlap. Choose an output folder that is not the content folder, not inside it, and does not contain it.`,
  );
}

/** Real path of a folder that may not exist yet: the real path of its nearest existing parent, plus the rest. */
function nearestRealPath(filePath: string): string {
  const parent = path.dirname(filePath);
  const real = realPathOf(filePath) ?? (parent === filePath ? filePath : undefined);
  return real ?? path.join(nearestRealPath(parent), path.basename(filePath));
}

/** Maximum number of files that the message lists; the rest are only counted. */
const MAX_LISTED = 10;

/** The error of a build that would overwrite `files` in the folder `out`. No build is known to have made them. */
export function foreignFilesError(
  out: string,
  files: readonly Pick<OutputFile, 'file' | 'source'>[],
): UsageError {
  const listed = files.slice(0, MAX_LISTED).map(({ file, source }) => {
    const reason = source === undefined ? '' : `, which the page ${source} would overwrite`;
    return `  ${path.join(out, file)}${reason}`;
  });
  const more = files.length > MAX_LISTED ? [`  … and ${files.length - MAX_LISTED} more`] : [];
  return new UsageError(
    [
      'These files are not known to come from a build, so they are not overwritten:',
      ...listed,
      ...more,
      `Move them away, or name another output folder. If all of ${out} comes from a build by an older version, delete it.`,
    ].join('\n'),
  );
}
