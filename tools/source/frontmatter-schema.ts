import { z } from 'zod';
import { frontmatterShape, homeStep } from '../../src/bundle/records';
import { isRealDay } from '../support/real-day';
import { closedObject } from '../support/schema-issues';
import { linkTarget, metaTag, siteLink, webAddress } from './head-schema';

/** Value of `prev` and `next`: a page or an external address; `false` removes the link, `null` counts as absent. */
const neighbour = z.union([linkTarget, z.literal(false), z.null()]);

/** A key without a value is treated as absent. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** Maximum length of a title, in characters. A longer title is a mistake, such as a missing quotation mark. */
const MAX_TITLE = 500;

/** A version of the product: `7.4.0`. */
const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as "7.4.0"');

/** The versions of the product that introduced or removed what a page describes. */
const pageVersions = closedObject({
  /** The version that introduced everything on the page. */
  page: version.optional(),
  /** Maps a row, by the text of its first cell or first two cells (`a | b`), to the version that introduced it. */
  rows: z.record(z.string(), version).optional(),
  /** Maps a name that no longer exists to the version that removed it. */
  gone: z.record(z.string(), version).optional(),
});

/** Maximum number of links below a title. They share one line. */
const MAX_JUMP_LINKS = 3;

/** A heading, or a table row by its first cell; as `{text: heading}` with a text of its own for the link. */
const jumpTarget = z.union([
  z.string().min(1),
  z
    .record(z.string().min(1), z.string().min(1))
    .refine((target) => Object.keys(target).length === 1, 'one text and the heading or row it leads to'),
]);

export type JumpTarget = z.infer<typeof jumpTarget>;

export type PageVersions = z.infer<typeof pageVersions>;

/** Maximum number of questions. The search shows one of them; with more, pages compete for each other's readers. */
const MAX_QUESTIONS = 10;

/** Frontmatter: the keys the app reads and those only the build needs. Unknown keys are kept, as in VuePress. */
export const frontmatterSchema = z.looseObject({
  ...frontmatterShape,
  title: z.union([z.string().max(MAX_TITLE), z.number()]).nullish(),
  questions: z.array(z.string().min(1)).max(MAX_QUESTIONS).nullish(),
  permalink: z.string().nullish(),
  /** An unquoted date in YAML is a `Date`. */
  date: z
    .union([z.date(), z.string()])
    .refine(
      (date) => !Number.isNaN(new Date(date).getTime()) && (date instanceof Date || isRealDay(date)),
      'a date such as 2025-09-08',
    )
    .nullish(),
  /** Terms that this page defines. Each has a heading with the same text, to which other pages link. */
  glossary: z.array(z.string().min(1)).nullish(),
  versions: pageVersions.nullish(),
  /** Places on the page that most readers come for. The page links to them below its title. */
  jump: z.array(jumpTarget).max(MAX_JUMP_LINKS).nullish(),
  prev: neighbour.optional(),
  next: neighbour.optional(),
  meta: z.array(metaTag).nullish(),
  canonicalUrl: webAddress.nullish(),
  heroImage: siteLink.nullish(),
  actionLink: siteLink.nullish(),
  steps: z.array(homeStep.extend({ link: siteLink })).nullish(),
  features: z
    .array(z.looseObject({ title: z.string(), details: optionalText, link: siteLink.optional() }))
    .nullish(),
});

export type SourceFrontmatter = z.infer<typeof frontmatterSchema>;
