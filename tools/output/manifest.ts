import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
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

/** A line: `[file]` before the file is written, `[file, key, retiredAt?]` at the end of the build. */
const lineSchema = z.tuple([z.string(), z.string().optional(), z.iso.datetime().optional()]);

/**
 * The list of the files in an output folder that belong to its builds. A build changes and deletes listed files
 * only. A name is added before its file is written, so that a killed build leaves no file that is not listed.
 */
export class Manifest {
  /** By name below the output folder, with `/`. */
  readonly files = new Map<string, OwnedFile>();
  /** Files that a killed build wrote or was about to write. */
  readonly unfinished: readonly string[];
  readonly #filePath: string;
  #log: number | undefined;

  constructor(private readonly folder: string) {
    this.#filePath = path.join(folder, BUILD_MANIFEST_FILE);
    const unfinished = new Set<string>();
    for (const [file, key, retiredAt] of readLines(this.#filePath)) {
      if (key === undefined) unfinished.add(file);
      if (!this.files.has(file) || key !== undefined)
        this.files.set(file, { key: key ?? '', ...(retiredAt && { retiredAt }) });
    }
    this.unfinished = [...unfinished];
  }

  /** Adds a name, also to the manifest on disk. */
  add(file: string): void {
    if (!this.files.has(file)) this.files.set(file, { key: '' });
    this.#log ??= openSync(this.#filePath, 'a');
    writeSync(this.#log, `${JSON.stringify([file])}\n`);
  }

  save(files: Iterable<readonly [string, OwnedFile]>): void {
    this.close();
    // Sorted, so that builds of the same input leave the same list.
    const lines = [...files]
      .map(([file, { key, retiredAt }]) =>
        JSON.stringify([file, key, ...(retiredAt === undefined ? [] : [retiredAt])]),
      )
      .toSorted();
    const temporary = path.join(this.folder, `${BUILD_MANIFEST_FILE}.tmp`);
    try {
      writeFileSync(temporary, lines.map((line) => `${line}\n`).join(''));
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
}

function readLines(filePath: string): z.infer<typeof lineSchema>[] {
  if (!existsSync(filePath)) return [];
  const parsed = readFileSync(filePath, 'utf8').split('\n').map(parseLine);
  // Skip names that lead out of the folder: the list may be damaged.
  return parsed.filter((line) => line !== undefined).filter(([file]) => isFileName(file));
}

/**
 * Undefined for an incomplete line: its build was killed while it wrote the line, so it had not yet written the file.
 */
function parseLine(line: string): z.infer<typeof lineSchema> | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
