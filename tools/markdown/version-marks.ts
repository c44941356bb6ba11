import { isNewerVersion } from '../../src/bundle/is-newer-version';
import { MESSAGES } from '../../src/bundle/messages';
import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import type { PageVersions } from '../source/frontmatter-schema';
import { element, textElement } from '../support/markup';

/** Separates two cells in a key of `rows`: `a | b`. */
const CELL_SEPARATOR = ' | ';

/** Renders the `versions` of a page's frontmatter as HTML. */
export class VersionMarks {
  readonly #versions: PageVersions;
  readonly #unused: Set<string>;

  constructor(versions: PageVersions = {}) {
    this.#versions = versions;
    this.#unused = new Set(Object.keys(versions.rows ?? {}));
  }

  /** The version that introduced a table row with these cells. Its key in `rows` is the first cell or the first two. */
  ofRow([name = '', second = '']: readonly string[]): string | undefined {
    const rows = this.#versions.rows ?? {};
    const key = [name + CELL_SEPARATOR + second, name].find((text) => Object.hasOwn(rows, text));
    if (key === undefined) return undefined;
    this.#unused.delete(key);
    return rows[key];
  }

  /** Keys of `rows` that matched no table row so far. */
  get unusedRows(): string[] {
    return [...this.#unused];
  }

  /**
   * Line in which readers choose their version of the product (`src/features/version-lens/`); empty on a page that is
   * the same for all versions on offer, the oldest of which is the first.
   */
  choiceHtml([oldest]: readonly string[]): string {
    const { page, rows = {}, gone = {} } = this.#versions;
    const marks = [page ?? '', ...Object.values(rows), ...Object.values(gone)];
    if (oldest === undefined || !marks.some((version) => isNewerVersion(version, oldest))) return '';
    return `${textElement('p', MESSAGES.productVersion, { class: 'version-line' })}\n`;
  }

  /** Note below the title: the version that introduced what the page describes. Empty without `page`. */
  pageSinceHtml(): string {
    const since = this.#versions.page;
    if (since === undefined) return '';
    const attributes = { class: 'page-since', 'data-since': since };
    return `${textElement('p', PAGE_HTML_MESSAGES.pageSince(since), attributes)}\n`;
  }

  /** Removed names, each with the version that removed it. */
  get removedNames(): [name: string, version: string][] {
    return Object.entries(this.#versions.gone ?? {});
  }

  /** Collapsed list of removed names with the version that removed each. Empty without `gone`. */
  removedNamesHtml(): string {
    const { removedNames } = this;
    if (removedNames.length === 0) return '';
    const items = removedNames.map(([name, version]) => {
      const text = `${textElement('code', name)} ${PAGE_HTML_MESSAGES.goneIn(version)}`;
      return element('li', { 'data-gone': version }, text);
    });
    const summary = textElement('summary', PAGE_HTML_MESSAGES.gone(removedNames.length));
    const body = `${summary}\n${element('ul', {}, `\n${items.join('\n')}\n`)}\n`;
    return `${element('details', { class: 'custom-block details gone' }, body)}\n`;
  }
}

/** Badge of a table row: the version that introduced what the row describes. */
export function sinceBadge(version: string): string {
  return ` ${textElement('span', PAGE_HTML_MESSAGES.since(version), { class: 'since' })}`;
}
