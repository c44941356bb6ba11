import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../support/hash-files.mjs';
import { UsageError } from '../support/problems';

/** A small complete site, as its owner gets it. */
const STARTER = path.resolve(import.meta.dirname, '../authoring/scaffold/starter');

/** Creates the content folder of a site of one's own. Returns its files. Throws `UsageError` if something is there already. */
export function createSite(folder: string): string[] {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty. Choose another folder.`);
  cpSync(STARTER, folder, { recursive: true });
  return filesBelow(STARTER);
}

/** Prints what a new site consists of, and how to go on. */
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
