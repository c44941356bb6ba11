import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashOf } from '../bundle/page-cache';
import { dropOldest, readChecked, writeChecked } from '../cache-files';
import { cacheFolder } from '../cache-folder';
import { TOOLS_FOLDER } from '../worker-entry';
import type { ExaminedPage } from './examine-page';

/** Where the doctor keeps what it has found in pages; may be deleted at any time. */
const CACHE_DIR = cacheFolder('check');

/** Content folders whose pages are kept. */
const MAX_ROOTS = 6;

interface KeptPage extends Pick<ExaminedPage, 'findings' | 'offs'> {
  /** Hash of everything it was made from but the drawings. */
  key: string;
  /** Drawings, and whether there was one. */
  drawings: [file: string, isThere: boolean][];
}

interface Kept {
  /** Of the tools: another one finds other things. */
  version: string;
  /** By source file. */
  pages: Map<string, KeptPage>;
}

/** What earlier checks of a content folder have found in its pages. */
export class ExaminedPages {
  readonly #file: string;
  readonly #old: Map<string, KeptPage>;
  readonly #new = new Map<string, KeptPage>();
  #isChanged = false;

  constructor(
    private readonly root: string,
    private readonly version: string,
    private readonly folder = CACHE_DIR,
  ) {
    this.#file = path.join(folder, `${hashOf([root]).slice(0, 16)}.bin`);
    this.#old = readKept(this.#file, version);
  }

  /** What a page of this text gave before; undefined where it might give something else now. */
  find(file: string, text: string, names: RegExp | null): ExaminedPage | undefined {
    const kept = this.#old.get(file);
    if (kept?.key !== keyOf(text, names)) return undefined;
    if (kept.drawings.some(([drawing, wasThere]) => this.#hasDrawing(drawing) !== wasThere)) return undefined;
    this.#new.set(file, kept);
    return { ...kept, drawings: kept.drawings.map(([drawing]) => drawing) };
  }

  /** Takes what a page gave, its samples' faults among it. */
  add(file: string, text: string, names: RegExp | null, { findings, offs, drawings }: ExaminedPage): void {
    this.#isChanged = true;
    const kept: KeptPage = {
      key: keyOf(text, names),
      findings,
      offs,
      drawings: drawings.map((drawing) => [drawing, this.#hasDrawing(drawing)]),
    };
    this.#new.set(file, kept);
  }

  /** Writes down what this check has found. */
  save(): void {
    if (!this.#isChanged && this.#new.size === this.#old.size) return;
    mkdirSync(this.folder, { recursive: true });
    const kept: Kept = { version: this.version, pages: this.#new };
    writeChecked(this.#file, serialize(kept));
    dropOldest(this.folder, MAX_ROOTS);
  }

  #hasDrawing(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }
}

/** What earlier checks have found in a content folder; undefined for tools that run from their sources. */
export function examinedPages(root: string): ExaminedPages | undefined {
  return TOOLS_FOLDER === undefined ? undefined : new ExaminedPages(root, TOOLS_FOLDER);
}

function keyOf(text: string, names: RegExp | null): string {
  return hashOf([text, names?.source ?? '']);
}

function readKept(file: string, version: string): Map<string, KeptPage> {
  const data = readChecked(file);
  if (!data) return new Map();
  try {
    const kept: Kept = deserialize(data);
    return kept.version === version ? kept.pages : new Map();
  } catch {
    // Written by another version of Node, which has other bytes for it.
    return new Map();
  }
}
