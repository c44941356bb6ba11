import path from 'node:path';
import type { OutputFile } from '../support/output-file';
import { UsageError } from '../support/problems';

/** Most files listed in the message; the rest are counted. */
const MAX_LISTED = 10;

/** Lists the files in the folder `out` that no build wrote and this one would overwrite, and for which pages. */
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
      'No build wrote these files, so none may overwrite them:',
      ...listed,
      ...more,
      `Move them away, or name another output folder. If all of ${out} comes from a build by an older version, delete it.`,
    ].join('\n'),
  );
}
