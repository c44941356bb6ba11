import type { ContentBundle } from '../../site/make-bundle';
import type { CheckedPage } from './checked-page';
import type { Finding, Reported } from './finding';
import type { PageParts } from './page-parts';

interface Rule {
  /** The names of its findings; most rules have one, which their findings then need not name. */
  readonly names: readonly string[];
}

/** A rule that looks at one page at a time. */
export interface PageRule extends Rule {
  check(page: CheckedPage): Reported[];
}

/** A rule that needs the whole site. */
export interface SiteRule extends Rule {
  /** Its findings are in files that cannot hold a `check-off` comment. */
  readonly cannotBeSwitchedOff?: true;
  check(site: CheckedSite): Reported[] | Promise<Reported[]>;
}

/** The whole site, for rules across pages. */
interface CheckedSite extends PageParts {
  root: string;
  bundle: ContentBundle;
}

/** The findings of a rule: warnings about the whole file that have its only name, where it says nothing else. */
export function findingsOf({ names: [name = ''] }: Rule, reported: readonly Reported[]): Finding[] {
  return reported.map((finding) => ({ severity: 'warning', line: 1, column: 1, rule: name, ...finding }));
}
