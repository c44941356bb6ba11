import { findRunSamples, type RunSample } from '../../markdown/find-run-samples';
import { MarkdownRenderer } from '../../markdown/markdown-renderer';
import { findSources } from '../../source/content-tree';
import { readSource } from '../../source/read-source';
import { parseSource } from '../../source/source-page';
import type { Place } from '../../support/yaml-document';
import { CheckedPage } from '../check/checked-page';
import { unrenderedSite } from '../check/unrendered-site';

/** A sample with its place, and the page it is on. */
export interface PlacedSample extends RunSample {
  page: CheckedPage;
  place: Place;
  /** Place of the output's opening fence; absent where the page shows none. */
  outputPlace?: Place;
}

/** All samples of a content folder, in the order of its files. */
export async function findSamples(root: string): Promise<PlacedSample[]> {
  const renderer = new MarkdownRenderer();
  const site = unrenderedSite(root);
  const found: PlacedSample[] = [];
  for (const file of await findSources(root)) {
    const { text } = await readSource(root, file);
    if (text === null) continue;
    const page = new CheckedPage(parseSource(file, text).page, renderer, site);
    const placeOf = (token: RunSample['token']) => page.placeOf(page.sourceOf(token)?.offsets[0] ?? 0);
    for (const sample of findRunSamples(page.tokens).samples) {
      const { token, output } = sample;
      const outputPlace = output && { outputPlace: placeOf(output.token) };
      found.push({ ...sample, page, place: placeOf(token), ...outputPlace });
    }
  }
  return found;
}
