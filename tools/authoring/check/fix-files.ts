import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { decodeSource } from '../../source/read-source';
import { readBytes, writeSource } from '../../source/write-source';
import { applyEditsToRaw, type Edit } from '../../support/edits';
import { realPathOf } from '../../support/real-path';
import type { IsExamined } from './examine-content';
import type { Finding } from './finding';

/**
 * Applies the fixes of findings, file by file; every other byte stays. A file that has changed since it was examined is
 * left as it is, and so is one that is not UTF-8: writing it as text would destroy it. Returns the number of fixes made.
 */
export function fixFiles(
  root: string,
  findings: readonly Pick<Finding, 'file' | 'fix'>[],
  isExamined: IsExamined,
): number {
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
    const before = readBytes(name);
    if (done.has(real) || !before || !isUtf8(before)) continue;
    done.add(real);
    const { text } = decodeSource(before, file);
    if (text === null || !isExamined(file, text)) continue;
    const after = applyEditsToRaw(before.toString(), fixes.flat());
    if (writeSource(root, { file, before, after })) count += fixes.length;
  }
  return count;
}
