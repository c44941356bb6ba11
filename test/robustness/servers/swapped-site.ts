import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Number of pages that are replaced. */
const PAGES = 20;

/** A site whose files are replaced by renames, or removed, all the time. */
export class SwappedSite {
  readonly pages = Array.from({ length: PAGES }, (_, i) => `p${i}`);
  #version = 0;

  /**
   * `folder` holds the pages. `pageOf` returns the text of a page, which must show whether it is complete.
   */
  constructor(
    private readonly folder: string,
    private readonly extension: string,
    private readonly pageOf: (version: number) => string,
  ) {
    mkdirSync(folder, { recursive: true });
    for (const page of this.pages) this.#put(page);
  }

  /** Replaces a page or, every seventh time, removes it. A removed page comes back on its next turn. */
  swap(): void {
    this.#version++;
    const page = this.pages[this.#version % PAGES] ?? '';
    if (this.#version % 7 === 0) rmSync(this.#file(page), { force: true });
    else this.#put(page);
  }

  #put(page: string): void {
    const temporary = path.join(this.folder, `.${page}`);
    writeFileSync(temporary, this.pageOf(this.#version));
    renameSync(temporary, this.#file(page));
  }

  #file(page: string): string {
    return path.join(this.folder, page + this.extension);
  }
}

/** Writes a file of at least `bytes` bytes for slow readers. Its text does not compress to almost nothing. */
export function writeLarge(file: string, bytes: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const block = Array.from({ length: 4096 }, (_, i) => ((i * i) % 9973).toString(36)).join(' ');
  writeFileSync(file, block.repeat(Math.ceil(bytes / block.length)));
}
