// @ts-check
/** Plain JavaScript: `tools/run.mjs` needs it before any TypeScript can run. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Hash of the names and contents of files. Modification times are not used: a copied file may keep its time, and so may
 * a file edited twice within one tick of the clock.
 * @param {string} root
 * @param {readonly string[]} inputs files and folders below `root`; a missing one adds nothing to the hash
 */
export function hashFiles(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const isFile = statSync(path.join(root, input), { throwIfNoEntry: false })?.isFile();
    const files = isFile ? [input] : filesBelow(path.join(root, input)).map((file) => `${input}/${file}`);
    for (const file of files) {
      const data = readFileSync(path.join(root, file));
      hash.update(JSON.stringify([file, data.length])).update(data);
    }
  }
  return hash.digest('hex');
}

/**
 * Sorted paths of all files below a folder, relative to it, with `/`. Symbolic links are left out. Empty when the
 * folder does not exist.
 * @param {string} folder
 */
export function filesBelow(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
