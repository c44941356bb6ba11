import { faultOfName, fileKey, type PathFault } from '../support/safe-path';
import { ownFiles, printFileOf } from './file-names';

/** A file of the site and what makes it. */
interface Claim {
  /** Below the host's root, with `/`. */
  file: string;
  /** Completes the message "also made by …": a source file, or a description of what the build makes by itself. */
  maker: string;
}

/** Hint for both kinds of clash. */
const HINT = 'Rename one of the two, or move it to another folder.';

/**
 * The names of all files of a site, each with its maker, so that no file overwrites another. Names that differ only in
 * case, or in how their characters are composed, count as one: some file systems do not tell them apart.
 */
export class SiteNames {
  readonly #files = new Map<string, Claim>();
  readonly #folders = new Map<string, Claim>();

  /** Begins with the files that the build makes by itself for this number of pages and these sections. */
  constructor(pageCount: number, sections: Iterable<string>) {
    for (const [file, maker] of ownFiles(pageCount)) this.#add({ file, maker });
    for (const section of sections)
      this.#add({ file: printFileOf(section), maker: `the section "${section}" as one document` });
  }

  /**
   * Claims these names, all or none, for one maker, who may do so again. Returns what is wrong with one of them, else
   * undefined.
   */
  claim(files: readonly string[], maker: string): PathFault | undefined {
    for (const file of files) {
      const fault = faultOfName(file) ?? this.#clashOf({ file, maker });
      if (fault) return fault;
    }
    for (const file of files) this.#add({ file, maker });
    return undefined;
  }

  #add(claim: Claim): void {
    this.#files.set(fileKey(claim.file), claim);
    for (const folder of foldersOf(fileKey(claim.file))) {
      // The parent folders of a known folder are known too.
      if (this.#folders.has(folder)) break;
      this.#folders.set(folder, claim);
    }
  }

  #clashOf(claim: Claim): PathFault | undefined {
    const key = fileKey(claim.file);
    const same = this.#files.get(key);
    if (same && same.maker !== claim.maker) {
      const twin =
        claim.file === same.file
          ? ''
          : ` as ${same.file}, which differs in case or in how its characters are composed`;
      const found = `makes the file ${claim.file}, which is also made by ${same.maker}${twin}`;
      return { found, hint: HINT };
    }
    // A file may have compressed copies beside it, `x.html.br`.
    const asFolder = ['', '.br', '.gz'].map((form) => this.#folders.get(key + form));
    const folders = [...foldersOf(key)].flatMap((folder) => [folder, folder.replace(/\.(?:br|gz)$/, '')]);
    const other = [...asFolder, ...folders.map((folder) => this.#files.get(folder))].find((found) => found);
    if (!other) return undefined;
    const found = `makes the file ${claim.file}, and ${other.maker} makes ${other.file}: one name would be a file and a folder`;
    return { found, hint: HINT };
  }
}

/** `a/b/c` → `a/b`, `a`. */
function* foldersOf(file: string): Generator<string> {
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) yield file.slice(0, at);
}
