import type { APIRequestContext } from '@playwright/test';
import { parsePageRecord, parseSectionIndex, parseSiteIndex } from '../../../src/bundle/parse-records';
import { assetUrl, findSection, findSectionPart, matchPath } from '../../../src/bundle/paths';
import type { PageRecord, SectionIndex, SiteIndex } from '../../../src/bundle/records';

/**
 * The content bundle of the site under test, read over HTTP. Tests take from it what pages should show, so
 * that authors can change the content.
 */
export class BuiltBundle {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async site(): Promise<SiteIndex> {
    return parseSiteIndex(await this.#read('site.json'));
  }

  /** The index file in which the app would look for a page. */
  async section(path: string): Promise<SectionIndex> {
    const site = await this.site();
    const ref = findSection(site, path);
    const part = ref && findSectionPart(ref, path);
    if (!part) throw new Error(`The built site has no section for ${path}`);
    return parseSectionIndex(await this.#read(part.file));
  }

  /** Path of a page's record file below `/docs/assets/`. */
  async fileOf(path: string): Promise<string> {
    const match = matchPath(await this.section(path), path);
    if (match?.kind !== 'page') throw new Error(`The built site has no page ${path}`);
    return match.page.file;
  }

  async record(path: string): Promise<PageRecord> {
    return parsePageRecord(await this.#read(await this.fileOf(path)));
  }

  async #read(file: string): Promise<unknown> {
    const response = await this.#request.get(assetUrl(file));
    if (!response.ok()) throw new Error(`${response.status()} for ${response.url()}`);
    return response.json();
  }
}
