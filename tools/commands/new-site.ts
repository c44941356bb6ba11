import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changeSources, readBytes } from '../source/write-source';
import { filesBelow } from '../support/hash-files.mjs';
import { UsageError } from '../support/problems';
import { PROJECT_ROOT } from '../support/project-root';

/** Folder with the small complete site that is copied. */
const STARTER = path.join(PROJECT_ROOT, 'tools/authoring/scaffold/starter');

/**
 * Creates the content folder of a new site. Returns its files. A folder that an interrupted run has left is completed.
 * Throws `UsageError` if anything else is in it.
 */
export async function createSite(folder: string): Promise<string[]> {
  const files = filesBelow(STARTER);
  await changeSources(folder, async () => {
    const changes = files.map((file) => {
      return {
        file,
        before: readBytes(path.join(folder, file)),
        after: readFileSync(path.join(STARTER, file)),
      };
    });
    const missing = changes.filter(({ before }) => before === null);
    const own = changes.filter(({ before, after }) => before?.equals(after));
    if (missing.length === 0 || filesBelow(folder).length > own.length)
      throw new UsageError(`${folder} is not empty. Choose another folder.`);
    return { changes: missing };
  });
  return files;
}

/** Prints the files of a new site and the commands to run next. */
export function printNewSite(files: readonly string[], folder: string): void {
  for (const file of files) console.log(`wrote  ${path.join(folder, file)}`);
  console.log(
    [
      '',
      `npm run dev -- --source ${folder}    shows it while you write`,
      `npm run check -- --source ${folder}  finds mistakes`,
      `npm run build -- --source ${folder} --out ${path.join(path.dirname(folder), 'dist')}`,
    ].join('\n'),
  );
}
