import { findRunSamples, type RunSample } from '../../markdown/find-run-samples';
import type { Place } from '../../support/yaml-document';
import { type CheckedPage, parsePages } from '../check/checked-page';

/** A sample with its place, and the page it is on. */
export interface PlacedSample extends RunSample {
  page: CheckedPage;
  place: Place;
  /** Place of the output's opening fence; absent where the page shows none. */
  outputPlace?: Place;
}

/** All samples of a content folder, in the order of its files. */
export async function findSamples(root: string): Promise<PlacedSample[]> {
  const found: PlacedSample[] = [];
  for await (const page of parsePages(root))
    for (const sample of findRunSamples(page.tokens).samples) {
      const { token, output } = sample;
      const outputPlace = output && { outputPlace: page.placeOf(output.token) };
      found.push({ ...sample, page, place: page.placeOf(token), ...outputPlace });
    }
  return found;
}
