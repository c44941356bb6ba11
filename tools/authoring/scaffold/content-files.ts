import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { SIDEBAR_FILE } from '../../source/config/read-sidebar';
import { decodeSource } from '../../source/read-source';
import { readBytes, type SourceChange } from '../../source/write-source';
import { compare } from '../../support/compare';
import { UsageError } from '../../support/problems';

const BYTE_ORDER_MARK = '\uFEFF';

/** A content folder as it is when a command plans its changes. */
export class ContentFiles {
  /** Every file, hidden ones too, except those of `node_modules/`. */
  readonly names: ReadonlySet<string>;
  /** Texts of the Markdown files, line breaks as `\n`. */
  readonly sources = new Map<string, string>();
  /** Texts of the sidebars, unchanged. */
  readonly sidebars = new Map<string, string>();
  readonly #bytes = new Map<string, Buffer | null>();

  private constructor(
    readonly root: string,
    names: readonly string[],
  ) {
    this.names = new Set(names);
    for (const file of names) {
      const bytes = /\.md$/i.test(file) ? this.bytes(file) : null;
      const text = bytes && decodeSource(bytes, file).text;
      if (text !== null) this.sources.set(file, text);
      if (path.posix.basename(file) === SIDEBAR_FILE) this.sidebars.set(file, this.text(file));
    }
  }

  /** Reads the texts that may name other files. Throws `UsageError` for a sidebar that is not UTF-8. */
  static async read(root: string): Promise<ContentFiles> {
    const ignore = ['**/node_modules/**'];
    const names = await glob('**/*', { cwd: root, dot: true, ignore, followSymbolicLinks: false });
    return new ContentFiles(root, names.toSorted(compare));
  }

  /** A file as it is stored, read once; null when it does not exist. */
  bytes(file: string): Buffer | null {
    const known = this.#bytes.get(file);
    if (known !== undefined) return known;
    const bytes = readBytes(path.join(this.root, file));
    this.#bytes.set(file, bytes);
    return bytes;
  }

  /**
   * The text of a file, unchanged except that it has no byte order mark; empty when the file does not exist. Throws
   * `UsageError` if it is not UTF-8.
   */
  text(file: string): string {
    const bytes = this.bytes(file);
    if (bytes && !isUtf8(bytes))
      throw new UsageError(
        `${path.join(this.root, file)} is not valid UTF-8 (it may be GBK or UTF-16). Save it as UTF-8 first.`,
      );
    return (bytes?.toString() ?? '').replace(BYTE_ORDER_MARK, '');
  }

  /** The file with another text, byte order mark included. */
  withText(file: string, text: string): string {
    const isMarked = this.bytes(file)?.toString().startsWith(BYTE_ORDER_MARK) ?? false;
    return isMarked ? BYTE_ORDER_MARK + text : text;
  }

  /** The changes that give files other texts; none for a file that has its text already. */
  changes(texts: ReadonlyMap<string, string>): SourceChange[] {
    return [...texts]
      .filter(([file, text]) => text !== this.text(file))
      .map(([file, text]) => ({ file, before: this.bytes(file), after: this.withText(file, text) }));
  }
}
