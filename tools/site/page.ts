import path from 'node:path';
import type { PageLink, PageRecord } from '../../src/bundle/records';
import type { AnchorLink } from '../markdown/page-env';
import type { SectionPassage } from '../markdown/read-passages';
import { isIndexFile } from '../source/page-paths';
import type { SourcePage } from '../source/source-page';
import type { Edit } from '../support/edits';
import type { Problem } from '../support/problems';
import type { Place } from '../support/yaml-document';

/** A link to an anchor with its place in the file, checked when all pages are rendered. */
type AnchorUse = Omit<AnchorLink, 'token'> & Place;

/** What rendering made of a page. It holds plain data only, because it is cached between runs. */
export interface RenderedPage {
  record: Omit<PageRecord, 'html'>;
  /** The record's HTML, as UTF-8: on a large site, strings would take most of the heap. */
  html: Buffer;
  /** File of the bundle that holds the record. */
  file: string;
  /** Size of the record as JSON. */
  bytes: number;
  anchors: ReadonlySet<string>;
  anchorUses: AnchorUse[];
  /** Files of the bundle that the page shows or links to. */
  linkedFiles: string[];
  /** Whether a diagram is on the page, drawn or not. */
  hasDiagram: boolean;
  /** Addresses of the pages that this page links to, without anchors and the site's base. */
  links: string[];
  /** Text of the page, by its headings: `SectionPassage[]` as JSON. */
  passages: Buffer;
  /** Edits of the Markdown for its copy (`portableEdits`). */
  copyEdits: Edit[];
  problems: Problem[];
}

/** A rendered page: the second of a page's three shapes, between `SourcePage` and `PageRecord`. */
export interface Page extends RenderedPage {
  source: SourcePage;
}

/** A page's record as the browser loads it: the third of its shapes. */
export function recordOf({ record, html }: RenderedPage): PageRecord {
  return { ...record, html: html.toString() };
}

/** Text of a page, by its headings. */
export function passagesOf({ passages }: Pick<RenderedPage, 'passages'>): SectionPassage[] {
  return JSON.parse(passages.toString());
}

/** The link to a page in sidebars. Its title is never empty: a page without a title gets the name of its file. */
export function linkToPage({ record: { path, title, relativePath } }: Page): PageLink {
  return { title: title || nameOf(relativePath), path };
}

/** Name of a file without its extension; for an index page, the name of its folder. */
function nameOf(relativePath: string): string {
  const { dir, name } = path.parse(relativePath);
  return (isIndexFile(relativePath) && path.basename(dir)) || name;
}
