import type { ContentBundle } from '../../site/make-bundle';

/** The whole site, for rules across pages. */
export interface CheckedSite {
  /** Absolute path of the content folder. */
  root: string;
  bundle: ContentBundle;
}
