import { findRunSamples } from '../../markdown/find-run-samples';
import type { Place } from '../../support/yaml-document';
import type { CheckedPage } from './checked-page';

/** A sample marked `run`, as `verified.lock` knows it. */
export interface PlacedHash {
  hash: string;
  place: Place;
}

/** The samples of a page that are marked `run`. */
export function sampleHashesOf(page: CheckedPage): PlacedHash[] {
  return findRunSamples(page.tokens).samples.map(({ token, hash }) => ({
    hash,
    place: page.placeOf(page.sourceOf(token)?.offsets[0] ?? 0),
  }));
}
