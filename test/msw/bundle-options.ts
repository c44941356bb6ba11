import { comparablePath, sectionNameOf } from '../../src/bundle/paths';
import type {
  Frontmatter,
  Heading,
  PageLink,
  PageRecord,
  SidebarItem,
  SiteIndex,
} from '../../src/bundle/records';

/** A page of a test bundle. Only `path` is required. */
export interface PageOptions {
  /** `/model/` or `/model/tables/channel.html`. Chinese is percent-encoded, as in real bundles. */
  path: string;
  /** Default: the last part of the address. */
  title?: string;
  /** Default: a heading for the title, a paragraph, and a heading for each of `headers`. */
  html?: string;
  headers?: Heading[];
  frontmatter?: Frontmatter;
  lastUpdated?: string;
  prev?: PageLink | false;
  next?: PageLink | false;
}

export interface BundleOptions {
  pages: PageOptions[];
  /** Members of `site.json` that matter to the test. */
  site?: Partial<SiteIndex>;
  /** Sidebars by section name; default: a link to each page, in the order given. */
  sidebars?: Record<string, SidebarItem[]>;
  /** Old address → page path. */
  redirects?: Record<string, string>;
  /** Splits sections with more pages than this into several index files. */
  partSize?: number;
}

/** `/model/tables/channel.html` → `channel`, `/model/` → `model`, `/` → `首页`. */
export function defaultTitle(path: string): string {
  const name = path.replace(/\.html$/, '').replace(/\/$/, '');
  return decodeURIComponent(name.slice(name.lastIndexOf('/') + 1)) || '首页';
}

/** `/model/tables/channel.html` → `model/tables/channel.md`, `/model/` → `model/README.md`. */
function sourceOf(path: string): string {
  return decodeURIComponent(path.slice(1)).replace(/\.html$|$/, (end) => (end ? '.md' : 'README.md'));
}

function headingHtml(level: number, slug: string, text: string): string {
  const anchor = `<a class="header-anchor" href="#${slug}" aria-hidden="true" tabindex="-1">#</a>`;
  return `<h${level} id="${slug}">${anchor} ${text}</h${level}>`;
}

/** The record of a page, with every required member. */
export function toPageRecord(page: PageOptions): PageRecord {
  const title = page.title ?? defaultTitle(page.path);
  const headers = page.headers ?? [];
  const parts = headers.map(
    (header) => `${headingHtml(header.level, header.slug, header.title)}\n<p>${header.title}的内容。</p>`,
  );
  return {
    key: `v-${sourceOf(page.path)}`,
    title,
    frontmatter: page.frontmatter ?? {},
    regularPath: page.path,
    relativePath: sourceOf(page.path),
    path: page.path,
    headers,
    ...(page.lastUpdated === undefined ? {} : { lastUpdated: page.lastUpdated }),
    html: page.html ?? [headingHtml(1, title, title), `<p>${title}的正文。</p>`, ...parts].join('\n'),
  };
}

/** Groups pages by section. Within a section they are sorted as `SectionIndex` requires. */
export function groupBySection(pages: PageOptions[]): Map<string, PageOptions[]> {
  const order = (a: PageOptions, b: PageOptions) =>
    comparablePath(a.path) < comparablePath(b.path) ? -1 : 1;
  const groups = new Map<string, PageOptions[]>();
  for (const page of pages) {
    const name = sectionNameOf(page.path);
    groups.set(name, [...(groups.get(name) ?? []), page].sort(order));
  }
  return groups;
}
