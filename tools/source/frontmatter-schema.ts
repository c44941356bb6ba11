import { z } from 'zod';
import { frontmatterShape } from '../../src/bundle/records';
import { closedObject } from '../support/schema-issues';
import { linkText, metaTag, webAddress } from './head-schema';
import { ownLink } from './own-link';

/** `false` removes the link; a string names the page. */
const neighbour = z.union([linkText, z.literal(false), z.null()]);

/** A key without a value is treated as absent. */
const emptyText = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** A title longer than this is a mistake, such as a missing quotation mark. Characters. */
const MAX_TITLE = 500;

/** A version of the product: `7.4.0`. */
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "7.4.0"');

/** Which version of the product brought, or dropped, what a page explains. */
const pageVersions = closedObject({
  /** The version that brought all of it. */
  page: version.optional(),
  /** A table's row, named by the text of its first cell, or of its first two as `a | b`: the version that brought it. */
  rows: z.record(z.string(), version).optional(),
  /** A name that no longer exists: the version that dropped it. */
  gone: z.record(z.string(), version).optional(),
});

export type PageVersions = z.infer<typeof pageVersions>;

/**
 * Frontmatter that the site understands: the keys of the contract, some of them with a narrower check, and those that
 * only a build needs. Unknown keys pass through, as in VuePress.
 */
export const frontmatterSchema = z.looseObject({
  ...frontmatterShape,
  title: z.union([z.string().max(MAX_TITLE), z.number()]).nullish(),
  permalink: z.string().nullish(),
  /** An unquoted date in YAML is a `Date`. */
  date: z.union([z.date(), z.string()]).nullish(),
  /** Terms that this page defines, each under a heading with the same text; other pages link to it. */
  glossary: z.array(z.string().min(1)).nullish(),
  versions: pageVersions.nullish(),
  prev: neighbour.optional(),
  next: neighbour.optional(),
  meta: z.array(metaTag).nullish(),
  canonicalUrl: webAddress.nullish(),
  heroImage: ownLink.nullish(),
  actionLink: ownLink.nullish(),
  features: z
    .array(z.looseObject({ title: z.string(), details: emptyText, link: ownLink.optional() }))
    .nullish(),
});

export type SourceFrontmatter = z.infer<typeof frontmatterSchema>;
