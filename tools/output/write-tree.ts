import { rmSync } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../error-code';
import { UsageError } from '../problems';
import { applyChange, type FolderChange, finishChange } from './folder-change';
import type { OutputFile } from './output-file';

/** A folder that is being built beside the one it will replace. */
export class StagedFolder {
  readonly #backup: string;
  #isChanging = false;

  private constructor(
    /** The folder that readers see. */
    readonly target: string,
    /** Where files are written meanwhile. */
    readonly staging: string,
    /** A file, below the folder, that every version has. */
    private readonly marker: string,
  ) {
    this.#backup = `${target}.old`;
  }

  /**
   * Begins a new version of `target`. `marker` is a file that every version written by this tool has:
   * a folder with other content in it is refused, it would be lost.
   */
  static async begin(target: string, marker: string): Promise<StagedFolder> {
    const folder = new StagedFolder(target, `${target}.next-${process.pid}`, marker);
    await folder.#recover();
    const entries = await readTarget(target);
    if (entries.length > 0 && !(await exists(path.join(target, marker)))) {
      throw new UsageError(
        `${target} is not empty and has no ${marker}: it was not written by this command, which would replace all of it. Name another folder.`,
      );
    }
    await folder.#refuseOthers();
    await mkdir(folder.staging, { recursive: true });
    // Another may have begun in this very moment. Then neither goes on: which was first, nobody knows.
    await folder.#refuseOthers().catch(async (error: unknown) => {
      await folder.discard();
      throw error;
    });
    return folder;
  }

  /** Puts the new version in the place of the old one. */
  async commit(): Promise<void> {
    const hadOld = await exists(this.target);
    if (hadOld) {
      await rm(this.#backup, { recursive: true, force: true });
      await rename(this.target, this.#backup);
    }
    await rename(this.staging, this.target);
    await rm(this.#backup, { recursive: true, force: true });
  }

  /** Makes the old version the new one by moving files into it from the staging folder. */
  change(change: FolderChange): void {
    this.#isChanging = true;
    applyChange(this.staging, this.target, change, this.marker);
    rmSync(this.staging, { recursive: true, force: true });
  }

  /** Throws the new version away; the old one stays. What is half-way between the two is left for the next to complete. */
  async discard(): Promise<void> {
    if (!this.#isChanging) await rm(this.staging, { recursive: true, force: true });
  }

  /** Two at a time would take each other's last build away. */
  async #refuseOthers(): Promise<void> {
    const [other] = (await this.#stagings()).filter(({ pid }) => isRunning(pid));
    if (other === undefined) return;
    throw new UsageError(
      `Another build (process ${other.pid}) is writing to ${this.target}. Wait for it, or name another folder. If there is none, delete ${other.folder}.`,
    );
  }

  /**
   * Puts back what a build killed between its two renames has moved away, completes what one killed while it moved
   * files has begun, and removes what killed builds left.
   */
  async #recover(): Promise<void> {
    const left = await this.#stagings();
    // Between its renames the other one, which is at work, has no folder either.
    if (left.some(({ pid }) => isRunning(pid))) return;
    if (!(await exists(this.target)) && (await exists(this.#backup))) await rename(this.#backup, this.target);
    if (await exists(path.join(this.target, this.marker)))
      for (const { folder } of left) finishChange(folder, this.target, this.marker);
    for (const { folder } of left) await rm(folder, { recursive: true, force: true });
  }

  /** Folders in which builds of this target are written, by the processes that do so. */
  async #stagings(): Promise<{ folder: string; pid: number }[]> {
    const parent = path.dirname(this.target);
    const pattern = new RegExp(`^${escapePattern(path.basename(this.target))}\\.next-(\\d+)$`);
    const siblings = await readdir(parent).catch(() => []);
    return siblings.flatMap((name) => {
      const pid = pattern.exec(name)?.[1];
      return pid === undefined ? [] : [{ folder: path.join(parent, name), pid: Number(pid) }];
    });
  }
}

/** How many files are being written at a time. */
const WRITE_CONCURRENCY = 64;

/** Writes files below a folder, as they come. */
export async function writeFiles(folder: string, files: Iterable<OutputFile>): Promise<void> {
  const made = new Set<string>();
  const pending = new Set<Promise<void>>();
  for (const { file, data, copyOf, lazy } of files) {
    const to = path.join(folder, file);
    const dir = path.dirname(to);
    if (!made.has(dir)) await mkdir(dir, { recursive: true });
    made.add(dir);
    const written = copyOf === undefined ? writeFile(to, lazy?.make() ?? data ?? '') : cp(copyOf, to);
    const tracked = written.finally(() => pending.delete(tracked));
    pending.add(tracked);
    if (pending.size >= WRITE_CONCURRENCY) await Promise.race(pending);
  }
  await Promise.all(pending);
}

/** Names in the folder that will be replaced; none when there is no such folder yet. */
async function readTarget(target: string): Promise<string[]> {
  try {
    return await readdir(target);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR')
      throw new UsageError(`${target} is a file, or lies below one. Name another folder.`);
    // It cannot be read: what is in it must not be lost for that.
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs under another user.
    return errorCodeOf(error) === 'EPERM';
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
