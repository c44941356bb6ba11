import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages that are replaced. */
const PAGES = 20;

/** A site whose files another program replaces all the time, each by a rename, and removes. */
export class SwappedSite {
  readonly pages = Array.from({ length: PAGES }, (_, i) => `p${i}`);
  #version = 0;

  /** `folder`: of the pages. `pageOf` writes a page: its text must tell whether it is whole. */
  constructor(
    private readonly folder: string,
    private readonly extension: string,
    private readonly pageOf: (version: number) => string,
  ) {
    mkdirSync(folder, { recursive: true });
    for (const page of this.pages) this.#put(page);
  }

  /** Replaces a page, or takes one away; one that is away comes back when it is its turn. */
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

/** Writes a file of so many bytes for slow readers: text that does not compress to nothing. */
export function writeLarge(file: string, bytes: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const block = Array.from({ length: 4096 }, (_, i) => ((i * i) % 9973).toString(36)).join(' ');
  writeFileSync(file, block.repeat(Math.ceil(bytes / block.length)));
}
