import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeSource } from '../../source/write-source';
import { realPathOf } from '../../support/real-path';
import { applyEditsToRaw, type Edit } from './edits';
import type { Finding } from './finding';

/**
 * Applies the fixes of findings, file by file; every other byte stays. A file that is not UTF-8 is left as it is:
 * writing it as text would destroy it. Returns the number of fixes made.
 */
export async function fixFiles(
  root: string,
  findings: readonly Pick<Finding, 'file' | 'fix'>[],
): Promise<number> {
  const byFile = new Map<string, Edit[][]>();
  for (const { file, fix } of findings) {
    if (fix) byFile.set(file, [...(byFile.get(file) ?? []), fix]);
  }
  let count = 0;
  const done = new Set<string>();
  for (const [file, fixes] of byFile) {
    const name = path.join(root, file);
    // A symbolic link gives a file a second name, under which the same changes would be made again.
    const real = realPathOf(name) ?? name;
    if (done.has(real)) continue;
    done.add(real);
    const raw = await readFile(name);
    if (!isUtf8(raw)) continue;
    writeSource(root, file, applyEditsToRaw(raw.toString(), fixes.flat()));
    count += fixes.length;
  }
  return count;
}
