import { access, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../error-code';
import { UsageError } from '../problems';
import type { OutputFile } from './output-file';

export type { OutputFile } from './output-file';

/** A folder that is being built beside the one it will replace. */
export class StagedFolder {
  readonly #backup: string;

  private constructor(
    /** The folder that readers see. */
    readonly target: string,
    /** Where files are written meanwhile. */
    readonly staging: string,
  ) {
    this.#backup = `${target}.old`;
  }

  /**
   * Begins a new version of `target`. `marker` is a file that every version written by this tool has:
   * a folder with other content in it is refused, it would be lost.
   */
  static async begin(target: string, marker: string): Promise<StagedFolder> {
    const folder = new StagedFolder(target, `${target}.next-${process.pid}`);
    await folder.#recover();
    const entries = await readdir(target).catch(() => []);
    if (entries.length > 0 && !(await exists(path.join(target, marker)))) {
      throw new UsageError(
        `${target} is not empty and has no ${marker}: it was not written by this command, which would replace all of it. Name another folder.`,
      );
    }
    await mkdir(folder.staging, { recursive: true });
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

  /** Throws the new version away; the old one stays. */
  async discard(): Promise<void> {
    await rm(this.staging, { recursive: true, force: true });
  }

  /** Puts back what a build killed between its two renames has moved away, and removes what killed builds left. */
  async #recover(): Promise<void> {
    if (!(await exists(this.target)) && (await exists(this.#backup))) await rename(this.#backup, this.target);
    const parent = path.dirname(this.target);
    const siblings = await readdir(parent).catch(() => []);
    for (const name of siblings) {
      const pid = new RegExp(`^${escapePattern(path.basename(this.target))}\\.next-(\\d+)$`).exec(name)?.[1];
      if (pid && !isRunning(Number(pid))) await rm(path.join(parent, name), { recursive: true, force: true });
    }
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
