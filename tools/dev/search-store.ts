import { setImmediate } from 'node:timers/promises';
import type { PageRecord } from '../../src/bundle/records';
import { buildSearchIndex } from '../search/build-search-index';
import { type SearchSettings, searchSource } from '../search/search-source';
import { readSynonyms } from '../search/synonyms';
import { pageChunk } from './chunk-names';

/** The site as far as its index needs it. */
interface SearchableSite {
  /** The content folder. */
  readonly root: string;
  readonly pages: readonly { source: { relativePath: string } }[];
  record(chunk: string): PageRecord | undefined;
  searchSettings(): Omit<SearchSettings, 'synonyms'>;
}

/**
 * The search index of the site in memory, made when it is first asked for: that renders all pages, others are
 * answered meanwhile. After a change it has another folder, of which `site.json` tells open pages; one that asks for
 * the old folder all the same is told by a 404 to look again.
 */
export class SearchStore {
  #version = 1;
  #files: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(private readonly site: SearchableSite) {}

  /** The folder below the bundle's, ends with a slash. */
  get folder(): string {
    return `search/development-${this.#version}/`;
  }

  /** A file of the index as it is now; undefined for one that there is not. */
  async file(name: string): Promise<string | undefined> {
    if (!name.startsWith(this.folder)) return undefined;
    const { length } = this.folder;
    this.#files ??= this.#build();
    return (await this.#files).get(name.slice(length));
  }

  /** Something has changed. Returns whether the index has another folder now: only one that somebody has asked for. */
  forget(): boolean {
    if (!this.#files) return false;
    this.#files = undefined;
    this.#version++;
    return true;
  }

  async #build(): Promise<ReadonlyMap<string, string>> {
    const records = new Map<string, PageRecord>();
    for (const { source } of this.site.pages) {
      const record = this.site.record(pageChunk(source.relativePath));
      if (record) records.set(source.relativePath, record);
      await setImmediate();
    }
    const pages = Array.from(records, ([key, { path, title }]) => ({ key, path, title }));
    const { groups: synonyms } = await readSynonyms(this.site.root);
    const source = searchSource(pages, { ...this.site.searchSettings(), synonyms });
    const files = new Map<string, string>();
    for await (const { file, data } of buildSearchIndex(source, ({ key }) => recordOf(records, key))) {
      files.set(file, data ?? '');
      await setImmediate();
    }
    return files;
  }
}

function recordOf(records: ReadonlyMap<string, PageRecord>, key: string): PageRecord {
  const record = records.get(key);
  if (!record) throw new Error(`${key} was not rendered`);
  return record;
}
