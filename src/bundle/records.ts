/**
 * The contract between the bundler (`tools/`) and the reader app (`src/`): the shapes of the JSON
 * files under `/docs/assets/`. Written by `tools/`, checked on arrival by `parse-records.ts`.
 */

/** A heading of a page, in document order. */
export interface Heading {
  /** 2 for `h2`, 3 for `h3`. */
  level: number;
  /** Plain text, no Markdown and no HTML. */
  title: string;
  /** Value of the heading's `id`, without `#`; unique on its page. */
  slug: string;
}

/** A link to a page (`path` begins with `/`) or to another site (`path` is an absolute URL). */
export interface PageLink {
  title: string;
  path: string;
}

/** Frontmatter as the author wrote it, after the bundler's check. */
export interface Frontmatter {
  title?: string;
  description?: string;
  tags?: string[];
  layout?: string;
  home?: boolean;
  lang?: string;
  /** `false` hides the sidebar, `'auto'` fills it with the page's own headings. */
  sidebar?: boolean | string | unknown[];
  /** Depth of headings shown under the active sidebar link: 0 none, 1 `h2`, 2 `h2` and `h3`. */
  sidebarDepth?: number;
  navbar?: boolean;
  pageClass?: string;
  editLink?: boolean;
  metaTitle?: string;
  meta?: HeadAttributes[];
  canonicalUrl?: string;
  heroText?: string | null;
  heroImage?: string;
  heroAlt?: string;
  tagline?: string | null;
  actionText?: string;
  actionLink?: string;
  features?: HomeFeature[];
  footer?: string;
  [key: string]: unknown;
}

/** A card of the home page. */
export interface HomeFeature {
  title: string;
  details: string;
  link?: string;
}

/** Attributes of a `<meta>` or `<link>` element. */
export type HeadAttributes = Record<string, string>;

/** `assets/pages/<name>.<hash>.json`: one page. */
export interface PageRecord {
  /** Stable identifier of the page's source file. */
  key: string;
  title: string;
  frontmatter: Frontmatter;
  /** Address that follows from the file's place, percent-encoded, without the site's base. */
  regularPath: string;
  /** Source file below the content folder, with `/`. */
  relativePath: string;
  /** Address of the page: its permalink, else `regularPath`. */
  path: string;
  headers: Heading[];
  /** Time of the last commit that touched the source, ISO 8601; absent for a file git does not know. */
  lastUpdated?: string;
  /** Body, rendered at build. Goes to the DOM only through the sanitiser. */
  html: string;
}

/** One page as its section lists it. */
export interface PageEntry {
  path: string;
  title: string;
  /** Chunk file below `assets/`, for example `pages/api-error.1a2b3c4d5e.json`. */
  file: string;
  /** Set where the frontmatter overrides the sidebar's sequence; `false` removes the link. */
  prev?: PageLink | false;
  next?: PageLink | false;
}

/** A group of sidebar items; with `path` its title is also a link. */
export interface SidebarGroup {
  title: string;
  path?: string;
  /** `false`: always open, without an arrow. */
  collapsable: boolean;
  sidebarDepth?: number;
  children: SidebarItem[];
}

export type SidebarItem = PageLink | SidebarGroup;

/** `assets/sections/<section>.<hash>.json`: one top-level folder, or one part of a very large one. */
export interface SectionIndex {
  /** Folder name; empty for pages at the root. */
  section: string;
  /** Address of the folder, begins and ends with `/`. */
  path: string;
  title: string;
  sidebar: SidebarItem[];
  /** In the order of their paths. */
  pages: PageEntry[];
  /** Old address → path of the page that has its content now, with a hash if it is only a part of that page. */
  redirects: Record<string, string>;
}

/** A file of a section: it holds the pages whose lower-cased decoded path is `from` or later. */
export interface SectionPart {
  from: string;
  file: string;
}

/** A section as `site.json` lists it. Most have one part. */
export interface SectionRef {
  name: string;
  path: string;
  title: string;
  /** Sorted by `from`. */
  parts: SectionPart[];
}

/** An entry of the top navigation: a link, or a menu with `items`. */
export interface NavItem {
  text: string;
  link?: string;
  items?: NavItem[];
  target?: string;
  rel?: string | false;
}

/** Where the pages' sources can be edited. */
export interface RepoConfig {
  /** Link of the repository, absolute. */
  url: string;
  /** Name shown for it, for example GitHub. */
  label: string;
  /** Edit address up to the page's `relativePath`; absent when editing is off. */
  editBase?: string;
  /** What follows the `relativePath` in an edit address. */
  editSuffix?: string;
}

/** A command for a statistics script, as its maker documents it: a name and values. */
export type AnalyticsCommand = (string | number | boolean)[];

/** Visitor statistics by a script of another host. */
export interface AnalyticsConfig {
  /** Address of the script. */
  src: string;
  /** Further attributes of its element. */
  attributes: Record<string, string>;
  /** Global list of commands that the script reads; absent for a script that counts by itself. */
  queue?: {
    name: string;
    /** Commands before the first page view. */
    setup: AnalyticsCommand[];
    /** Commands for a page view; `{path}`, `{url}`, `{title}` are filled in. */
    pageView: AnalyticsCommand[];
    /** Commands for an error; `{context}`, `{message}`, `{path}` are filled in. */
    error: AnalyticsCommand[];
  };
  /** Whether readers who ask not to be tracked are left out. */
  respectsRefusal: boolean;
}

/** An assistant: a page of another site, shown in its own window. */
export interface AssistantConfig {
  url: string;
  /** Heading of the window; absent for the default. */
  title?: string;
}

/** `assets/site.json`: where to begin; its name has no hash. */
export interface SiteIndex {
  schema: number;
  /** Hash of the whole bundle: changes with any page. */
  buildId: string;
  title: string;
  description: string;
  lang: string;
  /** Origin for canonical addresses, without a slash at its end; empty when unknown. */
  origin: string;
  nav: NavItem[];
  sections: SectionRef[];
  /** Site-wide `<meta>` tags. */
  meta: HeadAttributes[];
  repo?: RepoConfig;
  /** Label before the date of the last change; empty hides it. */
  lastUpdatedLabel: string;
  /** Text at the foot of each page, plain. */
  footer?: string;
  /** Folder of the search index, below `assets/`, ends with a slash. Absent: the site cannot be searched. */
  search?: string;
  /** Absent if visits are not counted. */
  analytics?: AnalyticsConfig;
  /** Absent if the site has no assistant. */
  assistant?: AssistantConfig;
  /** File of the `OfflineCatalogue`, below `assets/`. Absent: the site has no service worker. */
  offline?: string;
}

/**
 * `assets/start/<section>.json`: what the app needs to take over a page that was rendered at build. It has no
 * hash in its name, so that a page's own file names nothing that changes with other pages, and is written and
 * fetched again only when its own content has changed.
 */
export interface StartIndex {
  /** Identifies what the section's pages were rendered with besides their records; each page contains it too. */
  surroundings: string;
  site: SiteIndex;
  /** The file whose content `section` is. */
  sectionFile: string;
  section: SectionIndex;
}

/** Whether a sidebar item is a group. */
export function isSidebarGroup(item: SidebarItem): item is SidebarGroup {
  return 'children' in item;
}
