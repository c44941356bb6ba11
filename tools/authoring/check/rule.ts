import type { ContentBundle } from '../../site/make-bundle';
import type { CheckedPage } from './checked-page';
import type { Finding, Reported } from './finding';
import type { PageParts } from './page-parts';

interface Rule {
  /** The rule names that its findings have. A finding without a name gets the first. */
  readonly names: readonly string[];
}

/** A rule that looks at one page at a time. */
export interface PageRule extends Rule {
  check(page: CheckedPage): Reported[];
}

/** A rule that needs the whole site. */
export interface SiteRule extends Rule {
  /** Set when its findings are in files that cannot hold a `check-off` comment. */
  readonly cannotBeSwitchedOff?: true;
  check(site: CheckedSite): Reported[] | Promise<Reported[]>;
}

/** The whole site, as a site rule gets it. */
interface CheckedSite extends PageParts {
  root: string;
  bundle: ContentBundle;
}

/** Completes a rule's findings: if they say nothing else, they are warnings on line 1 with the rule's first name. */
export function findingsOf({ names: [name = ''] }: Rule, reported: readonly Reported[]): Finding[] {
  return reported.map((finding) => ({ severity: 'warning', line: 1, column: 1, rule: name, ...finding }));
}
