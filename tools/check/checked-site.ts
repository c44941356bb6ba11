import type { ContentBundle } from '../bundle/bundle-content';
import type { Place } from '../content/yaml-document';

/** What the rules across pages know of one. */
export interface PageSummary {
  relativePath: string;
  title: string;
  description: string;
  titlePlace: Place;
  descriptionPlace: Place;
}

/** The whole site, for rules across pages. */
export interface CheckedSite {
  /** Absolute path of the content folder. */
  root: string;
  bundle: ContentBundle;
  /** In the order of their files. */
  pages: readonly PageSummary[];
}
