import { PAGE_MESSAGES } from '../../src/bundle/messages/built-pages';
import type { PageVersions } from '../source/frontmatter-schema';
import { element, textElement } from '../support/markup';

/** Between the texts of two cells in the name of a row. */
const CELL_SEPARATOR = ' | ';

/** What a page's frontmatter says of versions (`versions`), as HTML. */
export class VersionMarks {
  readonly #versions: PageVersions;
  readonly #unused: Set<string>;

  constructor(versions: PageVersions = {}) {
    this.#versions = versions;
    this.#unused = new Set(Object.keys(versions.rows ?? {}));
  }

  /** The version that brought a row of a table, named by its first cell or its first two. */
  ofRow([name = '', second = '']: readonly string[]): string | undefined {
    const rows = this.#versions.rows ?? {};
    const key = [name + CELL_SEPARATOR + second, name].find((text) => Object.hasOwn(rows, text));
    if (key === undefined) return undefined;
    this.#unused.delete(key);
    return rows[key];
  }

  /** Names of rows that no table has had until now. */
  get unusedRows(): string[] {
    return [...this.#unused];
  }

  /** Says below the title that what the page is about is newer than the product's oldest versions. */
  pageHtml(): string {
    const since = this.#versions.page;
    if (since === undefined) return '';
    const attributes = { class: 'page-since', 'data-since': since, 'data-search-ignore': true as const };
    return `${textElement('p', PAGE_MESSAGES.pageSince(since), attributes)}\n`;
  }

  /** Lists what older versions had. */
  goneHtml(): string {
    const gone = Object.entries(this.#versions.gone ?? {});
    if (gone.length === 0) return '';
    const items = gone.map(([name, version]) => {
      const text = `${textElement('code', name)} ${PAGE_MESSAGES.goneIn(version)}`;
      return element('li', { 'data-gone': version }, text);
    });
    const summary = textElement('summary', PAGE_MESSAGES.gone(gone.length));
    const body = `${summary}\n${element('ul', {}, `\n${items.join('\n')}\n`)}\n`;
    return `${element('details', { class: 'custom-block details gone' }, body)}\n`;
  }
}

/** The version that brought what a row of a table explains. */
export function sinceBadge(version: string): string {
  return ` ${textElement('span', PAGE_MESSAGES.since(version), { class: 'since', 'data-search-ignore': true })}`;
}
