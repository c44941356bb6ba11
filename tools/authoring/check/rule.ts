import type { CheckedPage } from './checked-page';
import type { CheckedSite } from './checked-site';
import type { Finding } from './finding';
import type { InlineRun } from './inline-runs';

/** What every rule of the check says of itself. */
interface Rule {
  /** The names in its findings; most rules have one. */
  readonly names: readonly string[];
}

/** A rule that looks at one page at a time. */
export interface PageRule extends Rule {
  check(page: CheckedPage, root: string): Finding[];
}

/** A rule of typography for a page's own text. */
export interface TextRule extends Rule {
  check(page: CheckedPage, runs: readonly InlineRun[]): Finding[];
}

/** A rule that needs the whole site. */
export interface SiteRule extends Rule {
  /** Its findings are in files that cannot hold a `check-off` comment. */
  readonly cannotBeSwitchedOff?: true;
  check(site: CheckedSite): Finding[] | Promise<Finding[]>;
}
