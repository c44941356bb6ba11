import { z } from 'zod';
import {
  isAllowedHttpEquiv,
  isWebAddress,
  META_ATTRIBUTES,
  META_HTTP_EQUIV,
} from '../../src/bundle/head-tags';
import { isExternalLink } from '../../src/bundle/paths';
import type { HeadAttributes } from '../../src/bundle/records';
import { isAllowedLink, LINK_SCHEMES } from '../support/address';
import { faultOfLink } from '../support/safe-path';
import { closedObject } from '../support/schema-issues';

/** Value of an attribute of a `<meta>` tag. A number or a boolean becomes text. */
const attributeText = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** A `<meta>` tag from an author: only attributes that describe the page. */
export const metaTag: z.ZodType<HeadAttributes> = closedObject({
  ...Object.fromEntries(META_ATTRIBUTES.map((name) => [name, attributeText.optional()])),
  'http-equiv': z.string().refine(isAllowedHttpEquiv, META_HTTP_EQUIV.join(', ')).optional(),
}).pipe(z.record(z.string(), z.string()));

/** A link that an author wrote outside Markdown: in `site.yml` or in the frontmatter. */
export const linkTarget = z.string().refine(isAllowedLink, {
  error: `a path, or an address that begins with ${LINK_SCHEMES.join(':, ')}:`,
  abort: true,
});

/** An absolute `https://` or `http://` address. */
export const webAddress = z
  .string()
  .refine(isWebAddress, 'an address that begins with "https://" or "http://"');

/** A link in settings or frontmatter: to another site by an allowed scheme, or to a path within this site. */
export const siteLink = linkTarget.superRefine((link, context) => {
  const fault = isExternalLink(link) ? undefined : faultOfLink(link);
  if (fault) context.addIssue({ code: 'custom', message: `a path of the site; this one ${fault.found}` });
});
