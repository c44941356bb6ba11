import {
  comparablePath,
  decodeSafely,
  encodePath,
  isExternalLink,
  splitHash,
} from '../../../src/bundle/paths';
import { SiteMap } from '../../site/site-map';
import { pathOf } from '../../source/page-paths';
import { readSource } from '../../source/read-source';
import { parseSource, type SourcePage } from '../../source/source-page';

const DATE_PATTERN = /\d{4}-\d{1,2}/;

/** Finds Markdown pages of a VuePress site by their addresses in that site. */
export class SourcePages {
  readonly #map: SiteMap;
  readonly #byOldPath: ReadonlyMap<string, SourcePage>;

  private constructor(
    readonly sources: readonly SourcePage[],
    /** The VuePress site's `permalink` pattern for all pages. The new site has no such setting. */
    private readonly permalink: string | undefined,
  ) {
    this.#map = new SiteMap(sources);
    this.#byOldPath = new Map(sources.map((source) => [comparablePath(this.#oldPathOf(source)), source]));
  }

  static async read(root: string, files: readonly string[], permalink?: string): Promise<SourcePages> {
    const pages = files.map(async (file) => {
      const { text } = await readSource(root, file);
      return text === null ? [] : [parseSource(file, text).page];
    });
    return new SourcePages((await Promise.all(pages)).flat(), permalink);
  }

  /** The page at an address of the VuePress site. */
  find(address: string): SourcePage | undefined {
    const wanted = encodePath(splitHash(address).path).replace(/\.md$/i, '.html');
    const index = wanted.replace(/(^|\/)(?:readme|index)(?:\.html)?$/i, '$1');
    return this.#byOldPath.get(comparablePath(wanted)) ?? this.#map.find(wanted) ?? this.#map.find(index);
  }

  /**
   * Converts a navigation link to the page's address in the new site; undefined when it leads to no page. External links
   * stay.
   */
  link(link: string): string | undefined {
    if (isExternalLink(link)) return link;
    const found = this.find(link.startsWith('/') ? link : `/${link}`);
    return found && found.path + splitHash(link).hash;
  }

  /**
   * Maps old addresses that no longer exist to the page's new address. Both are decoded. `suffix`: ending of the old
   * addresses; with `/`, `/a/b/` was the address of `/a/b.html`.
   */
  redirects(suffix: string | undefined): Map<string, string> {
    const asksForDate = /:(?:year|i?_?month|i?_?day)/.test(this.permalink ?? '');
    const redirects = new Map<string, string>();
    for (const source of this.sources) {
      const [before, now] = [decodeSafely(this.#oldPathOf(source)), decodeSafely(source.path)];
      if (suffix === '/' && before.endsWith('.html')) redirects.set(before.replace(/\.html$/, '/'), now);
      // If the pattern asks for a date and the page has none, nobody can have linked to the address that results.
      const hasDate = source.frontmatter.date !== undefined || DATE_PATTERN.test(source.relativePath);
      const isSame = comparablePath(before) === comparablePath(now);
      if (!isSame && (hasDate || !asksForDate)) redirects.set(before, now);
    }
    return redirects;
  }

  /** Address of a page in the VuePress site. */
  #oldPathOf(source: SourcePage): string {
    const { frontmatter } = source;
    const permalink = frontmatter.permalink ?? this.permalink;
    return pathOf({ ...source, frontmatter: { ...frontmatter, permalink } });
  }
}
