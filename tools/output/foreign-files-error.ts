import path from 'node:path';
import type { OutputFile } from '../support/output-file';
import { UsageError } from '../support/problems';

/** Maximum number of files that the message lists; the rest are only counted. */
const MAX_LISTED = 10;

/**
 * The error of a build that would overwrite files in the folder `out` that are not known to come from a build. It names
 * up to `MAX_LISTED` of them, each with the page that would overwrite it.
 */
export function foreignFilesError(
  out: string,
  files: readonly Pick<OutputFile, 'file' | 'source'>[],
): UsageError {
  const listed = files.slice(0, MAX_LISTED).map(({ file, source }) => {
    const use = source === undefined ? '' : `, which the page ${source} would overwrite`;
    return `  ${path.join(out, file)}${use}`;
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
