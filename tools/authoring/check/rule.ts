import type { ContentBundle } from '../../site/make-bundle';
import type { Place } from '../../support/yaml-document';
import type { CheckOff } from './check-offs';
import type { CheckedPage } from './checked-page';
import type { Finding, Reported } from './finding';

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

interface CheckedSite {
  root: string;
  /** Paths of all files of the content folder. */
  files: readonly string[];
  bundle: ContentBundle;
  pages: readonly ExaminedPage[];
}

/** What the check found on a page. It is cached: it may depend only on the page's text and the names in `check.yml`. */
export interface ExaminedPage {
  /** Findings of the page rules, and faults of the samples. */
  findings: Finding[];
  offs: CheckOff[];
  /** The samples marked `run`. `hash`: of the sample and its output, as `verified.lock` records it. */
  samples: { hash: string; place: Place }[];
  /** `source`: in mermaid. `drawing`: path of the drawing, relative to the content folder; the file may be missing. */
  diagrams: { source: string; drawing: string; place: Place }[];
}

/** Completes a rule's findings: if they say nothing else, they are warnings on line 1 with the rule's first name. */
export function findingsOf({ names: [name = ''] }: Rule, reported: readonly Reported[]): Finding[] {
  return reported.map((finding) => ({ severity: 'warning', line: 1, column: 1, rule: name, ...finding }));
}
