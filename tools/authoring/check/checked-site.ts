import type { ContentBundle } from '../../site/make-bundle';
import type { PlacedHash } from './sample-hashes';

/** The whole site, for rules across pages. */
export interface CheckedSite {
  /** Absolute path of the content folder. */
  root: string;
  bundle: ContentBundle;
  /** The samples marked `run`. */
  samples: readonly PlacedHash[];
}
