import { z } from 'zod';
import type { Heading, PageRecord } from '../../../src/bundle/records';
import { objectOf } from './object-of';

/** Address of a page: begins with a slash, percent-encoded, without the site's base. */
export const pagePath = z.string().regex(/^\//);

/** Attributes of a `<meta>` or `<link>`. */
export const headAttributes = z.record(z.string(), z.string());

const heading = objectOf<Heading>()({
  level: z.int().min(2).max(3).describe('2 for h2, 3 for h3'),
  title: z.string().describe('Plain text'),
  slug: z.string().min(1).describe('Value of the id of the heading, without #'),
});

const text = z.string().nullish();
const flag = z.boolean().nullish();

const homeFeature = z.looseObject({
  title: z.string(),
  details: z.string().optional(),
  link: z.string().optional(),
});

/** Looser than the app's `Frontmatter`: what an author leaves empty is null. */
const frontmatter = z
  .looseObject({
    title: z.union([z.string(), z.number()]).nullish(),
    description: text,
    tags: z.union([z.array(z.union([z.string(), z.number()])), z.string()]).nullish(),
    layout: text,
    home: flag,
    lang: text,
    sidebar: z.unknown().optional(),
    sidebarDepth: z.int().min(0).max(2).nullish(),
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
    features: z.array(homeFeature).nullish(),
    footer: text,
  })
  .describe('As its author wrote it, checked; further keys pass through');

/** `pages/*.json` */
export const pageSchema: z.ZodType<Omit<PageRecord, 'frontmatter'>> = objectOf<PageRecord>()({
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
}).meta({ title: 'PageRecord', description: 'assets/pages/<name>.<hash>.json: one page' });
