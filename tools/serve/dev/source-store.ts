import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outsideLink, readContentTree } from '../../source/content-tree';
import { sourcesAmong } from '../../source/find-sources';
import { type ParsedSource, parseSource } from '../../source/parse-source';
import { decodeSource, type ReadResult } from '../../source/read-source';
import { errorCodeOf } from '../../support/error-code';
import { compare, type Problem } from '../../support/problems';
import { leavesFolder } from '../../support/real-path';

/** Markdown files, by the same rule as `findSources`. */
const SOURCE_PATTERN = /^(?!(?:.*\/)?(?:node_modules\/|\.)).*\.(?:md|MD|Md)$/;

/** Frontmatter with a key that says something about other pages or the page's address; only then is it read ahead. */
const FAR_KEY_PATTERN = /^(?:\xEF\xBB\xBF)?---(?:(?!\n---)[\s\S])*?\b(?:permalink|glossary)\b/;

/** A source with what is wrong in its bytes and in its frontmatter. */
interface ParsedFile {
  page: ParsedSource;
  problems: Problem[];
}

interface KnownFile {
  /** Absent until someone asks for it. */
  read?: ReadResult;
  parsed?: ParsedFile;
  /** Whether the frontmatter has a say in addresses or terms. */
  isFar: boolean;
}

/** What became of a file when it was looked at again. */
export type FileFate = 'added' | 'changed' | 'removed' | 'same';

/** A smaller file is never refused for its size. Bytes. */
const SURELY_SMALL = 50_000;

/** Whether a file of the content folder is a page's source. */
export function isSource(relativePath: string): boolean {
  return SOURCE_PATTERN.test(relativePath);
}

/** The Markdown files of the content folder, each decoded and parsed when it is asked for. */
export class SourceStore {
  readonly #files = new Map<string, KnownFile>();

  private constructor(private readonly root: string) {}

  /** Looks through the whole folder, no further than the pages' addresses need. */
  static async open(root: string): Promise<SourceStore> {
    const store = new SourceStore(root);
    const tree = await readContentTree(root);
    for (const problem of tree.problems) store.#files.set(problem.file, refusedFile(problem));
    for (const file of sourcesAmong(tree.files)) {
      const bytes = readBytes(root, file);
      if (!bytes) continue;
      const read = bytes.length > SURELY_SMALL ? decodeSource(bytes, file) : undefined;
      store.#files.set(file, { read, isFar: isFar(bytes) });
    }
    return store;
  }

  /** Names of all pages' files, sorted by code unit, which decides between two pages of one address. */
  get files(): string[] {
    const pages = [...this.#files].filter(([, { read }]) => read?.source !== null);
    return pages.map(([file]) => file).toSorted(compare);
  }

  /** Looks at one file again. */
  reload(file: string): FileFate {
    const before = this.#files.get(file);
    const isOutside = leavesFolder(path.join(this.root, file), this.root);
    const bytes = isOutside ? undefined : readBytes(this.root, file);
    if (!bytes) {
      if (isOutside) this.#files.set(file, refusedFile(outsideLink(file)));
      else this.#files.delete(file);
      return before ? 'removed' : 'same';
    }
    const read = decodeSource(bytes, file);
    if (before?.read?.source && before.read.source.text === read.source?.text) return 'same';
    this.#files.set(file, { read, isFar: isFar(bytes) });
    return before ? 'changed' : 'added';
  }

  /** Whether a file that had text is empty on the disk: its editor has most likely only begun to write it. */
  isEmptied(file: string): boolean {
    const text = this.#files.get(file)?.read?.source?.text ?? '';
    return text !== '' && readBytes(this.root, file)?.length === 0;
  }

  /** Whether a file is there, and a page. */
  has(file: string): boolean {
    const known = this.#files.get(file);
    return known !== undefined && known.read?.source !== null;
  }

  /** A page's source with its frontmatter. Throws for a file that is no page. */
  parsed(file: string): ParsedFile {
    const known = this.#files.get(file);
    if (known?.parsed) return known.parsed;
    const read = known && (known.read ?? this.#readNow(file));
    if (!known || !read?.source) throw new Error(`${file} is not a source of this site`);
    const { page, problems } = parseSource(read.source);
    const parsed = { page, problems: [...read.problems, ...problems] };
    this.#files.set(file, { ...known, read, parsed });
    return parsed;
  }

  /** A source as the site's map needs it: its frontmatter is left out where it has no say in addresses or terms. */
  head(file: string): ParsedSource {
    if (this.#files.get(file)?.isFar) return this.parsed(file).page;
    const placeOf = () => ({ file, line: 1, column: 1 });
    return { relativePath: file, frontmatter: {}, body: '', bodyLine: 1, placeOf };
  }

  /** Why files are no pages. */
  get refusals(): Problem[] {
    const refused = [...this.#files].filter(
      ([file, { read }]) => read?.source === null && this.#isRefused(file),
    );
    return refused.flatMap(([, { read }]) => read?.problems ?? []);
  }

  /** A symbolic link that is no page's may have been removed meanwhile. */
  #isRefused(file: string): boolean {
    return isSource(file) || leavesFolder(path.join(this.root, file), this.root);
  }

  /** A file that has gone since, whose removal will be noticed in a moment, counts as empty. */
  #readNow(file: string): ReadResult {
    return decodeSource(readBytes(this.root, file) ?? Buffer.alloc(0), file);
  }
}

function refusedFile(problem: Problem): KnownFile {
  return { read: { source: null, problems: [problem] }, isFar: false };
}

/** Bytes of a file; undefined when there is no such file to be read. */
function readBytes(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    // Gone again, a folder of that name, a broken link: no page, in any case.
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

function isFar(bytes: Buffer): boolean {
  return FAR_KEY_PATTERN.test(bytes.toString('latin1'));
}
