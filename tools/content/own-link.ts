import { z } from 'zod';
import { isExternalLink } from '../../src/bundle/paths';
import { faultOfLink } from '../safe-path';

/** A link of settings or frontmatter, to another site or to a path of this one that stays in it. */
export const ownLink = z.string().superRefine((link, context) => {
  const fault = isExternalLink(link) ? undefined : faultOfLink(link);
  if (!fault) return;
  context.addIssue({ code: 'custom', message: `a path of the site; this one ${fault.found}` });
});
