import type { Cache } from '../support/cache';
import { type ContentBundle, makeBundle } from './make-bundle';
import { Site } from './site';

interface BundleOptions {
  root: string;
  /** Whether to go on when the content has errors. */
  isLenient: boolean;
  /** Whether `site.json` names the search index. The caller then has to write the index. */
  isSearchable?: boolean;
  cache?: Cache;
}

/** Turns a folder of Markdown into a bundle, once. Throws `ContentError` unless `isLenient`. */
export async function bundleContent(options: BundleOptions): Promise<ContentBundle> {
  const { root, isLenient, isSearchable = false, cache } = options;
  const site = new Site(root, cache);
  const [source] = await Promise.all([site.read(), site.readDates()]);
  const bundle = await makeBundle(await site.render(source), { isSearchable });
  site.save();
  if (!isLenient) bundle.problems.refuseErrors();
  return bundle;
}
