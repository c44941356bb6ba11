import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSource, outsideLink, readContentTree } from '../../source/content-tree';
import { decodeSource, type ReadResult } from '../../source/read-source';
import { parseSource, type SourcePage, withAddress } from '../../source/source-page';
import { compare } from '../../support/compare';
import { errorCodeOf } from '../../support/error-code';
import type { Problem } from '../../support/problems';
import { leavesFolder, statIfThere } from '../../support/real-path';

/** Matches a source whose frontmatter may affect other pages or its address. Only such frontmatter is parsed early. */
const OUTER_KEY_PATTERN = /^---(?:(?!\n---)[\s\S])*?\b(?:permalink|glossary)\b/;

interface KnownFile {
  read: ReadResult;
  /** The page, and the problems in its bytes and its frontmatter. Absent until it is requested. */
  parsed?: { page: SourcePage; problems: Problem[] };
}

/** What became of a file since it was last read. */
export type FileFate = 'added' | 'changed' | 'removed' | 'same';

/** The Markdown files of the content folder, each parsed on request. */
export class SourceStore {
  readonly #files = new Map<string, KnownFile>();

  private constructor(private readonly root: string) {}

  /** Reads all sources. Throws `UsageError` when the folder does not exist. */
  static async open(root: string): Promise<SourceStore> {
    const store = new SourceStore(root);
    const { files, problems } = await readContentTree(root);
    for (const file of [...files.filter(isSource), ...problems.map((problem) => problem.file)])
      store.reload(file);
    return store;
  }

  /** Source files of all pages, sorted by code unit. Of two pages with the same address, the later one gets it. */
  get files(): string[] {
    return [...this.#files.keys()].filter((file) => this.has(file)).toSorted(compare);
  }

  reload(file: string): FileFate {
    const before = this.#files.get(file);
    const read = this.#read(file);
    if (before?.read.text === read?.text) return 'same';
    if (read) this.#files.set(file, { read });
    else this.#files.delete(file);
    if (!read) return 'removed';
    return before ? 'changed' : 'added';
  }

  /** Whether a file that had text is now empty on disk: most likely its editor is about to write it. */
  isEmptied(file: string): boolean {
    const text = this.#files.get(file)?.read.text;
    return Boolean(text) && statIfThere(path.join(this.root, file))?.size === 0n;
  }

  has(file: string): boolean {
    return typeof this.#files.get(file)?.read.text === 'string';
  }

  /** A page's source with its frontmatter. Throws for a file that is not a page. */
  parsed(file: string): { page: SourcePage; problems: Problem[] } {
    const known = this.#files.get(file);
    if (known?.parsed) return known.parsed;
    if (typeof known?.read.text !== 'string') throw new Error(`${file} is not a source of this site`);
    const { page, problems } = parseSource(file, known.read.text);
    known.parsed = { page, problems: [...known.read.problems, ...problems] };
    return known.parsed;
  }

  /** A source as the site map needs it. The frontmatter is left out where it cannot affect addresses or terms. */
  head(file: string): SourcePage {
    if (OUTER_KEY_PATTERN.test(this.#files.get(file)?.read.text ?? '')) return this.parsed(file).page;
    const placeOf = () => ({ file, line: 1, column: 1 });
    return withAddress({ relativePath: file, frontmatter: {}, text: '', body: '', bodyLine: 1, placeOf });
  }

  /**
   * The reasons why files are not accepted as pages. A symbolic link that is not a page source is never reloaded, so it
   * is checked again here.
   */
  get refusals(): Problem[] {
    const refused = [...this.#files].filter(([file, { read }]) => {
      return read.text === null && (isSource(file) || this.#isOutside(file));
    });
    return refused.flatMap(([, { read }]) => read.problems);
  }

  #isOutside(file: string): boolean {
    return leavesFolder(path.join(this.root, file), this.root);
  }

  /** Undefined when the file does not exist or cannot be read as a file. */
  #read(file: string): ReadResult | undefined {
    if (this.#isOutside(file)) return { text: null, problems: [outsideLink(file)] };
    try {
      return decodeSource(readFileSync(path.join(this.root, file)), file);
    } catch (error) {
      // Deleted meanwhile, a folder of that name, or a broken link: not a page in any case.
      if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return undefined;
      throw error;
    }
  }
}
