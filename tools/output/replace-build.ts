import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below';
import { collides, type FolderChange, MAX_CHANGES } from './folder-change';
import { findFolderRenames, renamed } from './folder-renames';
import { filesToKeep, KEPT_LIST } from './keep-files';
import type { SiteOutput } from './site-output';
import type { StagedFolder } from './write-tree';

/** How a build follows on another. */
export interface ReplaceOptions {
  /** The folder that holds files named by their content, below the output folder, with `/`. */
  assets: string;
  /** How long hashed files of earlier builds are kept. */
  keepDays: number;
}

/**
 * Puts a build that is written in the place of the last one. Where little is other, the files that differ are
 * moved in, one by one; else the whole folder is exchanged. Returns how large the build is.
 */
export async function replaceBuild(
  staged: StagedFolder,
  output: SiteOutput,
  { assets, keepDays }: ReplaceOptions,
): Promise<{ files: number; bytes: number }> {
  const { staging, target } = output;
  const size = output.save();
  const taken = output.taken();
  const written = filesBelow(staging);
  const left = filesBelow(target);
  const current = new Set([...written, ...taken.map(({ to }) => to)]);
  const kept = filesToKeep({
    previous: target,
    files: left,
    isCurrent: (file) => current.has(file),
    assets,
    days: keepDays,
  });
  if (Object.keys(kept).length > 0) {
    writeFileSync(path.join(staging, KEPT_LIST), `${JSON.stringify(kept, null, 1)}\n`);
    written.push(KEPT_LIST);
    current.add(KEPT_LIST);
  }

  const renames = findFolderRenames(taken, [...current], left);
  const isInPlace = ({ from, to }: { from: string; to: string }) => renamed(from, renames) === to;
  const brought = taken.filter((file) => !isInPlace(file));
  const change: FolderChange = {
    renames,
    moves: [...written, ...brought.map(({ to }) => to)],
    removals: left
      .map((file) => renamed(file, renames))
      .filter((file) => !current.has(file) && !Object.hasOwn(kept, file)),
  };
  const count = change.moves.length + change.removals.length;
  if (taken.length > 0 && count <= MAX_CHANGES && !collides(change, left)) {
    output.bring(brought);
    staged.change(change);
  } else {
    const keptFiles = Object.keys(kept).map((file) => ({ from: file, to: file }));
    output.bring([...taken, ...keptFiles]);
    await staged.commit();
  }
  return size;
}
