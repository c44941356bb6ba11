import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSource, outsideLink, readContentTree } from '../../source/content-tree';
import { decodeSource, type ReadResult } from '../../source/read-source';
import { parseSource, type SourcePage, withAddress } from '../../source/source-page';
import { compare } from '../../support/compare';
import { errorCodeOf } from '../../support/error-code';
import type { Problem } from '../../support/problems';
import { leavesFolder } from '../../support/real-path';

/** Matches a source whose frontmatter may affect other pages or its address. Only such frontmatter is parsed early. */
const OUTER_KEY_PATTERN = /^(?:\xEF\xBB\xBF)?---(?:(?!\n---)[\s\S])*?\b(?:permalink|glossary)\b/;

/** A source with the problems in its bytes and its frontmatter. */
interface ParsedFile {
  page: SourcePage;
  problems: Problem[];
}

interface KnownFile {
  /** Decoded text. Absent until it is requested, except for large and refused files. */
  read?: ReadResult;
  parsed?: ParsedFile;
  /** Whether the frontmatter may affect addresses or terms. */
  hasOuterKey: boolean;
}

/** What became of a file since it was last read. */
export type FileFate = 'added' | 'changed' | 'removed' | 'same';

/** Files up to this size are never refused as too large. Bytes. */
const SURELY_SMALL = 50_000;

/** The Markdown files of the content folder, each decoded and parsed on request. */
export class SourceStore {
  readonly #files = new Map<string, KnownFile>();

  private constructor(private readonly root: string) {}

  /** Reads the bytes of all sources. Decodes only large ones at once, because they may be refused as too large. */
  static async open(root: string): Promise<SourceStore> {
    const store = new SourceStore(root);
    const tree = await readContentTree(root);
    for (const problem of tree.problems) store.#files.set(problem.file, refusedFile(problem));
    for (const file of tree.files.filter(isSource)) {
      const bytes = readBytes(root, file);
      if (!bytes) continue;
      const read = bytes.length > SURELY_SMALL ? decodeSource(bytes, file) : undefined;
      store.#files.set(file, { read, hasOuterKey: hasOuterKey(bytes) });
    }
    return store;
  }

  /** Source files of all pages, sorted by code unit. Of two pages with the same address, the later one gets it. */
  get files(): string[] {
    const pages = [...this.#files].filter(([, { read }]) => read?.text !== null);
    return pages.map(([file]) => file).toSorted(compare);
  }

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
    if (before?.read && before.read.text === read.text) return 'same';
    this.#files.set(file, { read, hasOuterKey: hasOuterKey(bytes) });
    return before ? 'changed' : 'added';
  }

  /** Whether a file that had text is now empty on disk: most likely its editor is about to write it. */
  isEmptied(file: string): boolean {
    const text = this.#files.get(file)?.read?.text ?? '';
    return text !== '' && readBytes(this.root, file)?.length === 0;
  }

  has(file: string): boolean {
    const known = this.#files.get(file);
    return known !== undefined && known.read?.text !== null;
  }

  /** A page's source with its frontmatter. Throws for a file that is not a page. */
  parsed(file: string): ParsedFile {
    const known = this.#files.get(file);
    if (known?.parsed) return known.parsed;
    // A file that was deleted meanwhile counts as empty: its removal will be noticed in a moment.
    const read = known?.read ?? decodeSource(readBytes(this.root, file) ?? Buffer.alloc(0), file);
    if (!known || read.text === null) throw new Error(`${file} is not a source of this site`);
    const { page, problems } = parseSource(file, read.text);
    const parsed = { page, problems: [...read.problems, ...problems] };
    this.#files.set(file, { ...known, read, parsed });
    return parsed;
  }

  /** A source as the site map needs it. The frontmatter is left out where it cannot affect addresses or terms. */
  head(file: string): SourcePage {
    if (this.#files.get(file)?.hasOuterKey) return this.parsed(file).page;
    const placeOf = () => ({ file, line: 1, column: 1 });
    return withAddress({ relativePath: file, frontmatter: {}, text: '', body: '', bodyLine: 1, placeOf });
  }

  /** The reasons why files are not accepted as pages. */
  get refusals(): Problem[] {
    const refused = [...this.#files].filter(
      ([file, { read }]) => read?.text === null && this.#isRefused(file),
    );
    return refused.flatMap(([, { read }]) => read?.problems ?? []);
  }

  /** Whether a refusal still holds. A link that is not a page source is not reloaded, so it is checked again here. */
  #isRefused(file: string): boolean {
    return isSource(file) || leavesFolder(path.join(this.root, file), this.root);
  }
}

function refusedFile(problem: Problem): KnownFile {
  return { read: { text: null, problems: [problem] }, hasOuterKey: false };
}

/** Bytes of a file; undefined when it does not exist or cannot be read as a file. */
function readBytes(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    // Deleted meanwhile, a folder of that name, or a broken link: not a page in any case.
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return undefined;
    throw error;
  }
}

function hasOuterKey(bytes: Buffer): boolean {
  return OUTER_KEY_PATTERN.test(bytes.toString('latin1'));
}
