import { setImmediate } from 'node:timers/promises';
import type { PageRecord, SiteIndex } from '../../../src/bundle/records';
import { buildSearchIndex, pageTextOf, textFiles } from '../../site/search/build-search-index';
import { IndexCache } from '../../site/search/index-cache';
import { type SearchFacts, searchSource } from '../../site/search/search-source';
import type { SiteConfig } from '../../source/config/site-schema';
import { readSynonyms } from '../../source/config/synonyms';
import type { SourcePage } from '../../source/source-page';
import { contentHash } from '../../support/hash';
import type { PageRenders } from './page-renders';

/** The part of `LiveSite` that the search index needs. */
interface SearchableSite {
  readonly root: string;
  readonly pages: readonly SourcePage[];
  readonly renders: PageRenders;
  readonly settings: { config: Pick<SiteConfig, 'searchWeights'> };
  siteIndex(): SiteIndex;
}

/** Makes the files of an index, by name. The text of an unchanged page is made only when it is requested. */
type IndexFiles = ReadonlyMap<string, () => string>;

/**
 * The search index of the site in memory, built when it is first requested. Building renders all pages; other requests
 * are answered meanwhile. After a change, the index has a new folder, which `site.json` tells open pages, and only the
 * pages that changed are read again. A request for the old folder gets a 404, which makes the app look up the new one.
 */
export class SearchStore {
  #version = 1;
  #files: Promise<IndexFiles | undefined> | undefined;
  readonly #cache = new IndexCache();

  constructor(private readonly site: SearchableSite) {}

  /** Folder of the index, relative to the folder of the bundle; ends with a slash. */
  get folder(): string {
    return `search/development-${this.#version}/`;
  }

  /** A file of the current index; undefined for an unknown name. Builds again when content changes meanwhile. */
  async file(name: string): Promise<string | undefined> {
    if (!name.startsWith(this.folder)) return undefined;
    const ownName = name.slice(this.folder.length);
    for (;;) {
      this.#files ??= this.#build(this.#version);
      const files = await this.#files;
      if (files) return files.get(ownName)?.();
    }
  }

  /** Called after every change. Returns whether the index gets a new folder: only a requested index does. */
  forget(): boolean {
    if (!this.#files) return false;
    this.#files = undefined;
    this.#version++;
    return true;
  }

  /** Stops and returns undefined when a change makes `version` stale. */
  async #build(version: number): Promise<IndexFiles | undefined> {
    const isOld = () => version !== this.#version;
    const pages: SearchFacts[] = [];
    for (const page of this.site.pages) {
      if (isOld()) return undefined;
      const record = this.site.renders.record(page);
      pages.push({ record, file: keyOf(record), passages: this.site.renders.facts(page).passages });
      await setImmediate();
    }
    const { groups: synonyms } = await readSynonyms(this.site.root);
    const sections = this.site.siteIndex().sections.map(({ name }) => name);
    const weights = this.site.settings.config.searchWeights;
    const source = searchSource(pages, { sections, weights, synonyms });
    const files = new Map<string, () => string>();
    for (const { file, page } of textFiles(source)) files.set(file, () => pageTextOf(page));
    for await (const { file, data } of buildSearchIndex(source, this.#cache)) {
      if (isOld()) return undefined;
      files.set(file, () => data);
      await setImmediate();
    }
    return files;
  }
}

/** Changes with everything that the index reads of a page. The record's `key` changes with its HTML (`PageRenders`). */
function keyOf({ key, path, title, frontmatter }: PageRecord): string {
  return contentHash(JSON.stringify([key, path, title, frontmatter]));
}
