/**
 * The contract between the bundler (`tools/`) and the reader app (`src/`): the shapes of the JSON files under
 * `/docs/assets/`. The types and the published JSON Schemas are derived from these schemas. The app imports types only,
 * so that it does not contain zod.
 */
import { z } from 'zod';
import { SCHEMA_VERSION } from './constants';

/** Address of a page: begins with a slash, percent-encoded, without the site's base. */
const pagePath = z.string().regex(/^\//);

/** Name of a file of the bundle below `assets/`, with its hash. */
function bundleFile(folder: string) {
  return z
    .string()
    .regex(new RegExp(`^${folder}/.+\\.[\\da-f]{8,}\\.json$`))
    .describe('Below assets/');
}

const headAttributes = z.record(z.string(), z.string()).meta({ title: 'HeadAttributes' });

/** Attributes of a `<meta>` or `<link>` element. */
export type HeadAttributes = z.infer<typeof headAttributes>;

const heading = z.strictObject({
  level: z.int().min(2).max(3).describe('2 for h2, 3 for h3'),
  title: z.string().describe('Plain text'),
  slug: z.string().min(1).describe('Value of the id of the heading, without #; unique on its page'),
});

/** A heading of a page. */
export type Heading = z.infer<typeof heading>;

const homeFeature = z.looseObject({
  title: z.string(),
  details: z.string().optional(),
  link: z.string().optional(),
});

/** A card of the home page. */
export type HomeFeature = z.infer<typeof homeFeature>;

const labels = z.array(z.string()).optional();

export const homeStep = z.strictObject({
  title: z.string(),
  link: z.string(),
  form: labels.describe('Labels of fields'),
  code: labels.describe('Lines of code'),
  list: labels.describe('Entries of a list'),
  buttons: labels.describe('Labels of buttons, the first of them the main one'),
});

/** A step of the schematic beside the home page's title: a small window, which is a link. */
export type HomeStep = z.infer<typeof homeStep>;

const text = z.string().nullish();
const flag = z.boolean().nullish();

/** The frontmatter keys that the app uses. The bundler's `frontmatterSchema` adds those that only the build needs. */
export const frontmatterShape = {
  title: z.union([z.string(), z.number()]).nullish(),
  description: text,
  tags: z.union([z.array(z.union([z.string(), z.number()])), z.string()]).nullish(),
  questions: z
    .array(z.string().min(1))
    .nullish()
    .describe('Questions that the page answers, as readers would type them'),
  layout: text,
  home: flag,
  lang: text,
  sidebar: z
    .union([z.boolean(), z.literal('auto'), z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .nullish()
    .describe('false hides the sidebar, auto fills it with the headings of the page'),
  sidebarDepth: z
    .int()
    .min(0)
    .max(2)
    .nullish()
    .describe('Headings under the active sidebar link: 0 none, 1 h2, 2 h2 and h3'),
  navbar: flag,
  pageClass: text,
  editLink: flag,
  metaTitle: text,
  meta: z.array(headAttributes).nullish(),
  canonicalUrl: text,
  heroText: text,
  heroImage: text,
  heroAlt: text,
  tagline: text,
  actionText: text,
  actionLink: text,
  steps: z.array(homeStep).nullish().describe('How the product works, as a schematic of small windows'),
  features: z.array(homeFeature).nullish(),
  footer: text,
};

const frontmatter = z
  .looseObject(frontmatterShape)
  .describe('As its author wrote it, checked; further keys pass through, and what is left empty is null');

export type Frontmatter = z.infer<typeof frontmatter>;

export const pageRecord = z
  .strictObject({
    key: z
      .string()
      .regex(/^v-[\da-f]+$/)
      .describe('Stable identifier of the source file'),
    title: z.string().describe('Plain text'),
    frontmatter,
    regularPath: pagePath.describe('Address that follows from the place of the file'),
    relativePath: z.string().min(1).describe('Source file below the content folder'),
    path: pagePath.describe('Address of the page: its permalink, else regularPath'),
    headers: z.array(heading).describe('In document order'),
    lastUpdated: z.iso.datetime().optional().describe('Time of the last commit that touched the source'),
    html: z.string().describe('Body. Sanitise it before it reaches a document'),
  })
  .meta({ title: 'PageRecord', description: 'assets/pages/<name>.<hash>.json: one page' });

/** `assets/pages/<name>.<hash>.json`: one page. The third of a page's shapes. */
export type PageRecord = z.infer<typeof pageRecord>;

const pageLink = z.strictObject({
  title: z.string(),
  path: z.string().min(1).describe('Address of a page, or an absolute URL'),
});

/** A link to a page or to another site. */
export type PageLink = z.infer<typeof pageLink>;

const sidebarGroup = z.strictObject({
  title: z.string(),
  path: z.string().optional().describe('Makes the title a link'),
  collapsable: z.boolean().describe('false: always open, without an arrow'),
  sidebarDepth: z.int().min(0).max(2).optional(),
  get children(): z.ZodArray<z.ZodUnion<readonly [typeof sidebarGroup, typeof pageLink]>> {
    return z.array(sidebarItem);
  },
});

/** A group of sidebar items. */
export type SidebarGroup = z.infer<typeof sidebarGroup>;

const sidebarItem = z.union([sidebarGroup, pageLink]).meta({ id: 'SidebarItem' });

export type SidebarItem = z.infer<typeof sidebarItem>;

const neighbour = z.union([pageLink, z.literal(false)]).optional();

const pageEntry = z.strictObject({
  path: pagePath,
  title: z.string().min(1),
  file: bundleFile('pages'),
  prev: neighbour.describe('Set where the frontmatter overrides the sidebar; false removes the link'),
  next: neighbour,
});

/** A page as the index of its section lists it. */
export type PageEntry = z.infer<typeof pageEntry>;

export const sectionIndex = z
  .strictObject({
    section: z.string().describe('Folder name; empty for the root'),
    path: z.string().regex(/^\/(?:.*\/)?$/),
    title: z.string(),
    sidebar: z.array(sidebarItem),
    pages: z.array(pageEntry).describe('In the order of their paths'),
    redirects: z
      .record(z.string().regex(/^\//), z.string())
      .describe('Old address: where its content is now, with a hash if it is only a part of that page'),
  })
  .meta({
    title: 'SectionIndex',
    description: 'assets/sections/<section>.<hash>.json: a top-level folder, or a part of a very large one',
  });

/** `assets/sections/<section>.<hash>.json`: one top-level folder, or one part of a very large one. */
export type SectionIndex = z.infer<typeof sectionIndex>;

const navItem = z
  .strictObject({
    text: z.string(),
    link: z.string().optional(),
    get items() {
      return z.array(navItem).optional();
    },
    target: z.string().optional(),
    rel: z.union([z.string(), z.literal(false)]).optional(),
  })
  .meta({ id: 'NavItem' });

/** An entry of the top navigation: a link, or a menu with `items`. */
export type NavItem = z.infer<typeof navItem>;

const sectionPart = z.strictObject({
  from: z.string().describe('First address of the file, decoded, lower case'),
  file: bundleFile('sections'),
});

/** One index file of a section. */
export type SectionPart = z.infer<typeof sectionPart>;

const sectionRef = z.strictObject({
  name: z.string().describe('Folder name; empty for the root'),
  path: pagePath,
  title: z.string(),
  parts: z.array(sectionPart).min(1).describe('Sorted by from; most sections have one'),
});

/** A section as `site.json` lists it. */
export type SectionRef = z.infer<typeof sectionRef>;

const repoConfig = z.strictObject({
  url: z.string().describe('Link of the repository, absolute'),
  label: z.string().describe('Name shown for it'),
  editBase: z.string().optional().describe('Edit address up to the relativePath; absent when editing is off'),
  editSuffix: z.string().optional().describe('What follows the relativePath in an edit address'),
});

/** Where the pages' sources can be edited. */
export type RepoConfig = z.infer<typeof repoConfig>;

const analyticsCommand = z.array(z.union([z.string(), z.number(), z.boolean()]));

/** A command for a statistics script: a name and values, as the documentation of the script gives them. */
export type AnalyticsCommand = z.infer<typeof analyticsCommand>;

const analyticsConfig = z.strictObject({
  src: z.string().describe('Address of the script'),
  attributes: z.record(z.string(), z.string()).describe('Further attributes of its element'),
  queue: z
    .strictObject({
      name: z.string(),
      setup: z.array(analyticsCommand).describe('Before the first page view'),
      pageView: z.array(analyticsCommand).describe('{path}, {url}, {title} are filled in'),
      error: z.array(analyticsCommand).describe('{context}, {message}, {path} are filled in'),
      feedback: z.array(analyticsCommand).describe('{answer} (yes or no) and {path} are filled in'),
    })
    .optional()
    .describe('Global list of commands that the script reads; absent for a script that counts by itself'),
  respectsRefusal: z.boolean().describe('Whether readers who ask not to be tracked are left out'),
});

/** Visitor statistics that are collected by a script of another host. */
export type AnalyticsConfig = z.infer<typeof analyticsConfig>;

const assistantConfig = z.strictObject({
  url: z.string(),
  title: z.string().optional().describe('Heading of the window; absent for the default'),
});

/** An assistant: a page of another site, shown in its own window. */
export type AssistantConfig = z.infer<typeof assistantConfig>;

const ownValue = z.strictObject({
  name: z.string(),
  label: z.string(),
  hint: z.string().describe('What is allowed, with an example'),
  pattern: z.string().describe('Regular expression that a value has to match'),
  isSecret: z.boolean().optional().describe('Stored only if the reader asks for it'),
  find: z.array(z.string()).min(1).describe('Texts in samples; the part in braces is replaced: siteId={1}'),
});

/** A value in the samples, such as the ID of a site, that readers may replace by the value of their own site. */
export type OwnValue = z.infer<typeof ownValue>;

export const siteIndex = z
  .strictObject({
    schema: z.literal(SCHEMA_VERSION).describe('Version of these shapes'),
    buildId: z.string().min(8).describe('Changes with any page'),
    title: z.string(),
    description: z.string(),
    lang: z.string(),
    origin: z
      .string()
      .describe('Scheme and host of canonical addresses, without a slash; empty when unknown'),
    nav: z.array(navItem),
    sections: z.array(sectionRef),
    meta: z.array(headAttributes).describe('Tags of every page'),
    repo: repoConfig.optional(),
    lastUpdatedLabel: z.string().describe('Before the date of the last change; empty hides it'),
    footer: z.string().optional().describe('Plain text at the foot of each page'),
    logo: z
      .strictObject({ src: z.string(), width: z.number().optional(), height: z.number().optional() })
      .optional()
      .describe('Picture before the title; the size is in CSS pixels'),
    theme: z
      .strictObject({ light: z.string(), dark: z.string() })
      .optional()
      .describe('Colour of links and buttons in each colour scheme'),
    search: z
      .string()
      .optional()
      .describe('Folder of the search index, below assets/; absent: there is no search'),
    searchTasks: z
      .array(z.strictObject({ text: z.string(), link: z.string() }))
      .optional()
      .describe('What most readers come for; offered before anything is searched for'),
    analytics: analyticsConfig.optional(),
    assistant: assistantConfig.optional(),
    feedback: z.string().optional().describe('Address at which readers open an issue'),
    ownSite: z.array(ownValue).optional().describe('What readers can fill in to have it in the samples'),
    versions: z
      .array(z.string())
      .optional()
      .describe('Versions of the product that a reader can choose, the newest last'),
    oldFolders: z
      .array(z.string())
      .optional()
      .describe('Folders in which all pages once lay: an address in one leads to the page of that name'),
    offline: z
      .string()
      .optional()
      .describe('Catalogue of what can be saved for reading offline, below assets/'),
  })
  .meta({
    title: 'SiteIndex',
    description: 'assets/site.json: where to begin; its name has no hash',
  });

/** `assets/site.json`: where to begin; its name has no hash. */
export type SiteIndex = z.infer<typeof siteIndex>;

export const startIndex = z.strictObject({
  surroundings: z
    .string()
    .describe('Hash of what the pages were rendered with besides their records; each page has it too'),
  site: siteIndex,
  sectionFile: bundleFile('sections'),
  section: sectionIndex,
});

/**
 * `assets/start/<section>.json`: what the app needs to hydrate a page. Its name has no hash, because the HTML file of
 * each page contains the name: if only other pages have changed, the HTML file stays the same and is neither written
 * nor fetched again.
 */
export type StartIndex = z.infer<typeof startIndex>;

const offlineSection = z.strictObject({
  name: z.string(),
  title: z.string(),
  path: z.string(),
  pages: z.int(),
  bytes: z.int().describe('Size of its records, indexes and images, uncompressed'),
});

/** A section that can be saved for reading offline, and how large it is. */
export type OfflineSection = z.infer<typeof offlineSection>;

export const offlineCatalogue = z.strictObject({ sections: z.array(offlineSection) });

/** `assets/offline/sections.<hash>.json`: the sections that can be saved for reading offline. */
export type OfflineCatalogue = z.infer<typeof offlineCatalogue>;
