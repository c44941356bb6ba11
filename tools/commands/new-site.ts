import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../support/hash-files.mjs';
import { UsageError } from '../support/problems';

/** Folder with the small complete site that is copied. */
const STARTER = path.resolve(import.meta.dirname, '../authoring/scaffold/starter');

/** Creates the content folder of a new site. Returns its files. Throws `UsageError` if the folder is not empty. */
export function createSite(folder: string): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty. Choose another folder.`);
  cpSync(STARTER, folder, { recursive: true });
  return filesBelow(STARTER);
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
