import type { ContentBundle } from '../../site/make-bundle';
import type { CheckedPage } from './checked-page';
import type { Finding } from './finding';
import type { InlineRun } from './inline-runs';
import type { PageParts } from './page-parts';

/** What every rule of the check says of itself. */
interface Rule {
  /** The names in its findings; most rules have one. */
  readonly names: readonly string[];
}

/** A rule that looks at one page at a time. */
export interface PageRule extends Rule {
  check(page: CheckedPage): Finding[];
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

/** The whole site, for rules across pages. */
interface CheckedSite extends PageParts {
  /** Absolute path of the content folder. */
  root: string;
  bundle: ContentBundle;
}
