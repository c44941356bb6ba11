import { isExternalLink } from '../../src/bundle/paths';
import { faultOfLink } from '../support/safe-path';
import { linkTarget } from './head-schema';

/** A link in settings or frontmatter: to another site by an allowed scheme, or to a path within this site. */
export const siteLink = linkTarget.superRefine((link, context) => {
  // One fault is enough: a scheme that is not allowed is already reported.
  const fault = context.issues.length > 0 || isExternalLink(link) ? undefined : faultOfLink(link);
  if (!fault) return;
  context.addIssue({ code: 'custom', message: `a path of the site; this one ${fault.found}` });
});
