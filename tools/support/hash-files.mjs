// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Hash of the names and contents of files. Modification times are not used: a copied file may keep its time, and so may
 * a file edited twice within one tick of the clock.
 *
 * @param {string} root
 * @param {readonly string[]} inputs files and folders below `root`; a missing one adds nothing to the hash
 */
export function hashFiles(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(path.join(root, input)))) {
    const data = readFileSync(file);
    hash.update(JSON.stringify([path.relative(root, file), data.length])).update(data);
  }
  return hash.digest('hex');
}

/**
 * The file itself, all files below a folder, or nothing if there is neither.
 *
 * @param {string} place
 */
function filesOf(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
