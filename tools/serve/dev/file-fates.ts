import path from 'node:path';
import { stampOf } from '../../support/file-stamp';

/** What became of a file since the last update. */
export type FileFate = 'added' | 'changed' | 'removed';

/** The files of a content folder, each with its stamp. */
export function stampFiles(root: string, files: readonly string[]): Map<string, string> {
  return new Map(files.map((file) => [file, stampOf(path.join(root, file))]));
}

/** The files that have changed, with what became of each. */
export function compareFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, FileFate> {
  const fates = new Map<string, FileFate>();
  for (const [file, stamp] of after)
    if (before.get(file) !== stamp) fates.set(file, before.has(file) ? 'changed' : 'added');
  for (const file of before.keys()) if (!after.has(file)) fates.set(file, 'removed');
  return fates;
}
