import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../cache-files';
import { cacheFolder } from '../cache-folder';

/** Where it is written down what is in output folders; may be deleted at any time. */
const CACHE_DIR = cacheFolder('output');

/** The forms a file can have in the output folder. */
export const FORMS = ['', '.br', '.gz'] as const;

/** What is known of a file of a build. */
const entrySchema = z.object({
  /** Says what is in it. */
  key: z.string(),
  /** Size and time of each of `FORMS`, empty for one that does not exist: another stamp, another content. */
  stamps: z.array(z.string()),
});
const listSchema = z.object({
  version: z.string(),
  files: z.record(z.string(), entrySchema),
});

export type BuiltFile = z.infer<typeof entrySchema>;

/** With its name below the output folder. */
export interface NamedFile extends BuiltFile {
  file: string;
}

/** What the last build left in an output folder, as far as it is still there. */
export class LastBuild {
  #names: Map<string, string> | undefined;

  private constructor(
    readonly folder: string,
    private readonly list: z.infer<typeof listSchema> | undefined,
  ) {}

  /** `version` names the tools: what others have written counts as nothing, and so does everything without it. */
  static open(folder: string, version: string | undefined, cacheDir = CACHE_DIR): LastBuild {
    const list = version === undefined ? undefined : readList(fileFor(folder, cacheDir));
    return new LastBuild(folder, list?.version === version ? list : undefined);
  }

  /** A file that has this content under another name, with the same ending; undefined when there is none. */
  findSame(file: string, key: string): NamedFile | undefined {
    this.#names ??= new Map(
      Object.entries(this.list?.files ?? {}).map(([name, entry]) => [path.extname(name) + entry.key, name]),
    );
    const name = this.#names.get(path.extname(file) + key);
    const found = name === undefined ? undefined : this.find(name);
    return found && name !== undefined ? { ...found, file: name } : undefined;
  }

  /** A file that is as it was written; undefined when it is missing or somebody changed it. */
  find(file: string): BuiltFile | undefined {
    const files = this.list?.files ?? {};
    const entry = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!entry?.stamps[0]) return undefined;
    const isIntact = FORMS.every(
      (form, i) => stampOf(path.join(this.folder, file + form)) === entry.stamps[i],
    );
    return isIntact ? entry : undefined;
  }
}

/** Collects what a build consists of. */
export class BuildList {
  readonly #files = new Map<string, BuiltFile>();

  /** A file that is written, or, with stamps, one that is in the last build. */
  add(file: string, { key, stamps = [] }: Pick<BuiltFile, 'key'> & Partial<BuiltFile>): void {
    this.#files.set(file, { key, stamps });
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  names(): string[] {
    return [...this.#files.keys()];
  }

  /** The forms of a file that exist, as far as that is known. */
  formsOf(file: string): string[] {
    const stamps = this.#files.get(file)?.stamps ?? [];
    return FORMS.filter((_, i) => (stamps[i] ?? '') !== '');
  }

  /** Writes down what is about to become `folder`: files in `staging`, and those of the last build. Returns how many files and bytes that is. */
  save(
    { staging, folder, version = '' }: { staging: string; folder: string; version?: string },
    cacheDir = CACHE_DIR,
  ): { files: number; bytes: number } {
    const sum = { files: 0, bytes: 0 };
    for (const [file, entry] of this.#files) {
      if (entry.stamps.length === 0)
        entry.stamps = FORMS.map((form) => stampOf(path.join(staging, file + form)));
      for (const stamp of entry.stamps.filter((text) => text !== '')) {
        sum.files++;
        sum.bytes += Number.parseInt(stamp, 10);
      }
    }
    const files = Object.fromEntries(this.#files);
    writeWhole(fileFor(folder, cacheDir), JSON.stringify({ version, files }));
    return sum;
  }
}

function fileFor(folder: string, cacheDir: string): string {
  return path.join(cacheDir, `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`);
}

function readList(file: string): z.infer<typeof listSchema> | undefined {
  try {
    return listSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Missing or damaged: everything is written anew.
    return undefined;
  }
}

/** `<size> <time>` of a file; empty when there is none. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? `${found.size} ${found.mtimeMs}` : '';
}
