import { z } from 'zod';
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

/** Frontmatter that the site understands. Unknown keys pass through, as in VuePress. */
export const frontmatterSchema = z.looseObject({
  title: z.union([z.string().max(MAX_TITLE), z.number()]).nullish(),
  description: z.string().nullish(),
  tags: z.union([z.array(z.union([z.string(), z.number()])), z.string()]).nullish(),
  layout: z.string().nullish(),
  home: z.boolean().nullish(),
  lang: z.string().nullish(),
  permalink: z.string().nullish(),
  sidebar: z
    .union([z.boolean(), z.literal('auto'), z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .nullish(),
  sidebarDepth: z.int().min(0).max(2).nullish(),
  navbar: z.boolean().nullish(),
  pageClass: z.string().nullish(),
  editLink: z.boolean().nullish(),
  /** Terms that this page defines, each under a heading with the same text; other pages link to it. */
  glossary: z.array(z.string().min(1)).nullish(),
  prev: neighbour.optional(),
  next: neighbour.optional(),
  metaTitle: z.string().nullish(),
  meta: z.array(metaTag).nullish(),
  canonicalUrl: webAddress.nullish(),
  heroText: z.string().nullish(),
  heroImage: ownLink.nullish(),
  heroAlt: z.string().nullish(),
  tagline: z.string().nullish(),
  actionText: z.string().nullish(),
  actionLink: ownLink.nullish(),
  features: z
    .array(z.looseObject({ title: z.string(), details: emptyText, link: ownLink.optional() }))
    .nullish(),
  footer: z.string().nullish(),
});

export type SourceFrontmatter = z.infer<typeof frontmatterSchema>;
