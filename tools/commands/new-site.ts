import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../support/files-below';
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
