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
  findSame(file: string, key: string): string | undefined {
    this.#names ??= new Map(
      Object.entries(this.list?.files ?? {}).map(([name, entry]) => [path.extname(name) + entry.key, name]),
    );
    const name = this.#names.get(path.extname(file) + key);
    return name !== undefined && this.find(name) ? name : undefined;
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

/** Collects what a build writes. */
export class BuildList {
  readonly #files: Record<string, BuiltFile> = {};

  add(file: string, entry: Pick<BuiltFile, 'key'>): void {
    this.#files[file] = { ...entry, stamps: [] };
  }

  has(file: string): boolean {
    return Object.hasOwn(this.#files, file);
  }

  /** Writes down what is in `staging`, which is about to become `folder`. Returns how many files and bytes that is. */
  save(
    { staging, folder, version = '' }: { staging: string; folder: string; version?: string },
    cacheDir = CACHE_DIR,
  ): { files: number; bytes: number } {
    const sum = { files: 0, bytes: 0 };
    for (const [file, entry] of Object.entries(this.#files)) {
      entry.stamps = FORMS.map((form) => stampOf(path.join(staging, file + form)));
      for (const stamp of entry.stamps.filter((text) => text !== '')) {
        sum.files++;
        sum.bytes += Number.parseInt(stamp, 10);
      }
    }
    writeWhole(fileFor(folder, cacheDir), JSON.stringify({ version, files: this.#files }));
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
