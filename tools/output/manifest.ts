import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UsageError } from '../support/problems';
import { lstatIfThere } from '../support/real-path';
import { isFileName } from '../support/safe-path';

/** Name of the manifest in the output folder. It lists the files that builds wrote there, one JSON array per line. */
export const BUILD_MANIFEST_FILE = '.docs-build.jsonl';

/** What is known about a file that a build wrote. */
export interface OwnedFile {
  /**
   * Hash of what the file was made from. Empty if that is unknown: a build that wrote the file was killed, or the file
   * is lazy and the version of the tools is unknown.
   */
  key: string;
  /** Time of the first build that no longer had the file, ISO 8601. Absent for a file of the last build. */
  retiredAt?: string;
}

/** The site to which an output folder belongs, and the command that writes it there. */
const ownerSchema = z.object({
  kind: z.enum(['build', 'content']),
  /** The content folder, relative to the output folder, with `/`. */
  source: z.string(),
  title: z.string(),
});

export type Owner = z.infer<typeof ownerSchema>;

/** A line: `[file]` before the file is written, `[file, key, retiredAt?]` at the end of the build. */
const lineSchema = z.tuple([z.string(), z.string().optional(), z.iso.datetime().optional()]);

/**
 * The list of the files in an output folder that belong to its builds, and the site that is built there. A build changes
 * and deletes listed files only. A name is added before its file is written, so that a killed build leaves no file that
 * is not listed.
 */
export class Manifest {
  /** By name below the output folder, with `/`. */
  readonly files = new Map<string, OwnedFile>();
  /** Undefined in a new folder, and in that of a version which did not write it. */
  owner: Owner | undefined;
  /** Files that a killed build wrote or was about to write. */
  readonly unfinished: readonly string[];
  readonly #filePath: string;
  #log: number | undefined;

  constructor(private readonly folder: string) {
    this.#filePath = path.join(folder, BUILD_MANIFEST_FILE);
    const unfinished = new Set<string>();
    for (const line of readLines(this.#filePath)) {
      if (!Array.isArray(line)) {
        this.owner = line;
        continue;
      }
      const [file, key, retiredAt] = line;
      // Skip names that lead out of the folder: the list may be damaged.
      if (!isFileName(file)) continue;
      if (key === undefined) unfinished.add(file);
      if (!this.files.has(file) || key !== undefined)
        this.files.set(file, { key: key ?? '', ...(retiredAt && { retiredAt }) });
    }
    this.unfinished = [...unfinished];
  }

  /** Adds a name, also to the manifest on disk. */
  add(file: string): void {
    if (!this.files.has(file)) this.files.set(file, { key: '' });
    this.#append([file]);
  }

  /** Names the owner, also in the manifest on disk. */
  claim(owner: Owner): void {
    this.owner = owner;
    this.#append(owner);
  }

  save(files: Iterable<readonly [string, OwnedFile]>): void {
    this.close();
    // Sorted, so that builds of the same input leave the same list.
    const lines = [...files]
      .map(([file, { key, retiredAt }]) =>
        JSON.stringify([file, key, ...(retiredAt === undefined ? [] : [retiredAt])]),
      )
      .toSorted();
    const head = this.owner ? [JSON.stringify(this.owner)] : [];
    const temporary = path.join(this.folder, `${BUILD_MANIFEST_FILE}.tmp`);
    try {
      writeFileSync(temporary, [...head, ...lines].map((line) => `${line}\n`).join(''));
      renameSync(temporary, this.#filePath);
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  }

  close(): void {
    if (this.#log !== undefined) closeSync(this.#log);
    this.#log = undefined;
  }

  #append(line: unknown): void {
    this.#log ??= openSync(this.#filePath, 'a');
    writeSync(this.#log, `${JSON.stringify(line)}\n`);
  }
}

type Line = z.infer<typeof lineSchema> | Owner;

/** Throws `UsageError` for what is no file of its own: a pipe would be read for ever, a link is of somebody else. */
function readLines(filePath: string): Line[] {
  const found = lstatIfThere(filePath);
  if (!found) return [];
  if (!found.isFile()) throw new UsageError(`${filePath} is not a file. Delete it.`);
  const parsed = readFileSync(filePath, 'utf8').split('\n').map(parseLine);
  return parsed.filter((line) => line !== undefined);
}

/**
 * Undefined for an incomplete line: its build was killed while it wrote the line, so it had not yet written the file.
 */
function parseLine(line: string): Line | undefined {
  try {
    return z.union([lineSchema, ownerSchema]).safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
