import path from 'node:path';
import type { OutputFile } from '../support/output-file';
import { UsageError } from '../support/problems';
import { isInside, realPathOf, statIfThere } from '../support/real-path';
import { BUILD_MANIFEST_FILE, type Owner } from './manifest';

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

/** Path of `source` relative to a folder, both without symbolic links, with `/`. */
export function relativePath(folder: string, source: string): string {
  return path.relative(folder, nearestRealPath(source)).split(path.sep).join('/');
}

/**
 * Throws `UsageError` when the folder `out` belongs to another site, or to another command. A site is known by its
 * content folder, and by its title when that folder is no longer where it was: a checkout may be somewhere else each
 * time.
 */
export function refuseOtherOwner(
  out: string,
  owner: Owner | undefined,
  { kind, source, title }: Owner,
): void {
  if (!owner) return;
  const place = path.resolve(out, owner.source);
  const isMoved = owner.title === title && !statIfThere(place);
  if (owner.kind === kind && (owner.source === source || isMoved)) return;
  const made = owner.kind === 'build' ? 'the site' : 'the content bundle (npm run content)';
  throw new UsageError(
    [
      `${out} holds ${made} made from ${place}, whose files would be deleted. Name another folder with --out, or delete ${out}.`,
      ...(owner.kind !== kind
        ? []
        : [`If it is the same site, delete the first line of ${path.join(out, BUILD_MANIFEST_FILE)}.`]),
    ].join('\n'),
  );
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
