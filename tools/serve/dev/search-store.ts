import { setImmediate } from 'node:timers/promises';
import type { PageRecord } from '../../../src/bundle/records';
import { buildSearchIndex, pageTextOf } from '../../site/search/build-search-index';
import { IndexCache } from '../../site/search/index-cache';
import { type SearchSettings, searchSource } from '../../site/search/search-source';
import { readSynonyms } from '../../source/config/synonyms';
import { contentHash } from '../../support/hash';
import { pageChunk } from './chunk-names';

/** The site as far as its index needs it. */
interface SearchableSite {
  /** The content folder. */
  readonly root: string;
  readonly pages: readonly { source: { relativePath: string } }[];
  record(chunk: string): PageRecord | undefined;
  searchSettings(): Omit<SearchSettings, 'synonyms'>;
}

/** Files of an index by their names; the text of a page that has not changed is made when it is asked for. */
type IndexFiles = ReadonlyMap<string, string | (() => string)>;

/**
 * The search index of the site in memory, made when it is first asked for: that renders all pages, others are
 * answered meanwhile. After a change it has another folder, of which `site.json` tells open pages, and only the pages
 * that have changed are read for it. A reader that asks for the old folder all the same is told by a 404 to look again.
 */
export class SearchStore {
  #version = 1;
  #files: Promise<IndexFiles | undefined> | undefined;
  /** What the last index was made of. */
  #cache = IndexCache.inMemory();

  constructor(private readonly site: SearchableSite) {}

  /** The folder below the bundle's, ends with a slash. */
  get folder(): string {
    return `search/development-${this.#version}/`;
  }

  /** A file of the index as it is now; undefined for one that there is not. A change while it is made is waited for too. */
  async file(name: string): Promise<string | undefined> {
    if (!name.startsWith(this.folder)) return undefined;
    const ownName = name.slice(this.folder.length);
    let files: IndexFiles | undefined;
    while (!files) {
      this.#files ??= this.#build(this.#version);
      files = await this.#files;
    }
    const data = files.get(ownName);
    return typeof data === 'function' ? data() : data;
  }

  /** Something has changed. Returns whether the index has another folder now: only one that somebody has asked for. */
  forget(): boolean {
    if (!this.#files) return false;
    this.#files = undefined;
    this.#version++;
    return true;
  }

  /** Gives up when a change makes `version` old. */
  async #build(version: number): Promise<IndexFiles | undefined> {
    const isOld = () => version !== this.#version;
    const records = new Map<string, PageRecord>();
    for (const { source } of this.site.pages) {
      if (isOld()) return undefined;
      const record = this.site.record(pageChunk(source.relativePath));
      if (record) records.set(keyOf(record), record);
      await setImmediate();
    }
    const pages = Array.from(records, ([key, { path, title }]) => ({ key, path, title }));
    const { groups: synonyms } = await readSynonyms(this.site.root);
    const source = searchSource(pages, { ...this.site.searchSettings(), synonyms });
    const files = new Map<string, string | (() => string)>();
    const cache = this.#cache;
    const read = ({ key }: { key: string }) => recordOf(records, key);
    for await (const { file, data, page } of buildSearchIndex(source, read, cache)) {
      if (isOld()) return undefined;
      files.set(file, data ?? (page ? () => pageTextOf(read(page)) : ''));
      await setImmediate();
    }
    this.#cache = cache.next();
    return files;
  }
}

/** Another key for a page that the index would read something else of. */
function keyOf({ key, path, title, frontmatter }: PageRecord): string {
  return contentHash(JSON.stringify([key, path, title, frontmatter]));
}

function recordOf(records: ReadonlyMap<string, PageRecord>, key: string): PageRecord {
  const record = records.get(key);
  if (!record) throw new Error(`${key} was not rendered`);
  return record;
}
