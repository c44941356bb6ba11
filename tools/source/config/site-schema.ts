import { z } from 'zod';
import { DEFAULT_BASE, DEFAULT_LANG } from '../../../src/bundle/constants';
import { isWebAddress } from '../../../src/bundle/head-tags';
import type { NavItem } from '../../../src/bundle/records';
import { closedObject } from '../../support/schema-issues';
import { trimEndSlashes } from '../../support/trim-slashes';
import { metaTag, siteLink, webAddress } from '../head-schema';
import { ownValueSchema } from './own-values';
import { themeSchema } from './theme-schema';
import { analyticsSchema, assistantSchema } from './third-party-schema';

/** `owner/name` of a repository. The owner may be a nested group: `group/subgroup/name`. */
const REPO_NAME_PATTERN = /^[\w.-]+(?:\/[\w.-]+)+$/;

const navItem: z.ZodType<NavItem> = z.lazy(() =>
  closedObject({
    text: z.string(),
    link: siteLink.optional(),
    items: z.array(navItem).optional(),
    target: z.string().optional(),
    rel: z.union([z.string(), z.literal(false)]).optional(),
  }),
);

/** Whether an address consists only of the scheme and host of a website; trailing slashes are ignored. */
function isOrigin(address: string): boolean {
  if (!isWebAddress(address)) return false;
  const { href, origin } = new URL(trimEndSlashes(address));
  return href === `${origin}/`;
}

/** Schema of `content/site.yml`, the site's settings. Every key is optional. */
export const siteConfigSchema = closedObject({
  /** Name of the site, in the header and after every page's title. */
  title: z.string().default(''),
  /** Default description of pages that have none. */
  description: z.string().default(''),
  /** Language of the pages, for `<html lang>`, the feed and the web manifest. The interface is Chinese. */
  lang: z.string().default(DEFAULT_LANG),
  /** Scheme and host the site is served at, for canonical addresses. */
  origin: z
    .string()
    .refine((url) => url === '' || isOrigin(url), 'scheme and host, such as "https://example.com"')
    .transform((url) => (url === '' ? '' : new URL(url).origin))
    .default(''),
  /** Path the site is served at. */
  base: z
    .string()
    .regex(/^\/(?:[\w.-]+\/)*$/, 'a path that begins and ends with a slash, such as "/" or "/docs/"')
    .default(DEFAULT_BASE),
  /**
   * Whether the build writes files at the host's root: `robots.txt`, the page that leads to the site, the files for
   * servers, `static/root/`. By default those at `/` and `/docs/` do; of several sites on one host, one may.
   */
  ownsHost: z.boolean().optional(),
  /** Maps old addresses of the host outside `base`, such as `/old/page.html`, to the page or address to go to. */
  redirects: z.record(z.string(), siteLink).default({}),
  /** Folders that once contained all pages, such as `v7`: `/docs/v7/x.html` redirects to `/docs/x.html`. */
  oldFolders: z
    .array(z.string().regex(/^[A-Za-z\d][\w-]*$/, 'the name of a folder, such as "v7"'))
    .default([]),
  /** Top navigation; without it, one link for each section. */
  nav: z.array(navItem).optional(),
  /** Site-wide `<meta>` tags. */
  meta: z.array(metaTag).default([]),
  /** Repository of the sources: `owner/name` on GitHub, or an address. */
  repo: z
    .string()
    .refine(
      (repo) => isWebAddress(repo) || REPO_NAME_PATTERN.test(repo),
      '"owner/name", or an address that begins with "https://" or "http://"',
    )
    .optional(),
  /** Text of the link to the repository; default: the name of the host, such as GitHub. */
  repoLabel: z.string().optional(),
  /** Folder of the pages in the repository. */
  docsDir: z.string().default(''),
  /** Branch of the repository that edit links lead to. */
  docsBranch: z.string().default('master'),
  /** Shows a link to the source of each page. */
  editLinks: z.boolean().default(false),
  /** Label before the date of a page's last change; empty hides it. */
  lastUpdatedLabel: z.string().default(''),
  /** Shows line numbers beside code blocks that do not say otherwise. */
  lineNumbers: z.boolean().default(false),
  /** Image in the content folder, such as `/logo.svg`. It is shown before the site's title and is the site's icon. */
  logo: siteLink.optional(),
  /** Colour of links and buttons in each colour scheme. */
  theme: themeSchema.optional(),
  /** Text at the foot of each page. */
  footer: z.string().optional(),
  /** Section whose pages form the Atom feed; empty for none. */
  feed: z.string().default(''),
  /** Order of the sections; unlisted sections follow, sorted by name. */
  sections: z.array(z.string()).default([]),
  /**
   * Factor for the rank of pages in search, for example 0.9 for release notes; default 1. A key is a section, a folder
   * or a page; `*` stands for part of a name. If several keys match a page, the longest key counts.
   */
  searchWeights: z.record(z.string(), z.number().min(0.1).max(2)).default({}),
  /** Links that the search offers before anything is typed: what most readers come for. */
  searchTasks: z.array(closedObject({ text: z.string(), link: siteLink })).default([]),
  /** Visitor statistics; none unless configured. */
  analytics: analyticsSchema.optional(),
  /** Chat assistant in its own window; none unless configured. */
  assistant: assistantSchema.optional(),
  /** Address at which readers open an issue about a page. The parameters `title` and `body` are added to it. */
  feedback: webAddress.optional(),
  /** Product versions that a reader can choose, the newest last. Content newer than the chosen version is dimmed. */
  versions: z.array(z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "7.4.0"')).default([]),
  /** Values that readers can enter. Code samples then show them instead of the values of the sample site. */
  ownSite: z.array(ownValueSchema).default([]),
  /** Makes pages readable offline. `false` removes the service worker from readers' browsers. */
  serviceWorker: z.boolean().default(true),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** Whether the site's build writes files at the host's root. */
export function isHostOwner({ base, ownsHost }: Pick<SiteConfig, 'base' | 'ownsHost'>): boolean {
  return ownsHost ?? (base === '/' || base === DEFAULT_BASE);
}

/** The settings that the HTML of pages depends on. */
export function settingsOfPages({ lineNumbers, origin, ownSite, versions }: SiteConfig) {
  return { lineNumbers, origin, ownSite, versions };
}
