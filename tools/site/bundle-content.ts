import { readSite } from '../source/read-site';
import { type ContentBundle, type MakeBundleOptions, makeBundle } from './make-bundle';
import type { PageCache } from './page-cache';
import { renderPages } from './render-pages';

interface BundleOptions extends MakeBundleOptions {
  root: string;
  cache?: PageCache;
}

/** Turns a folder of Markdown into a bundle, for callers that need no other stage of a build. */
export async function bundleContent({ root, cache, ...options }: BundleOptions): Promise<ContentBundle> {
  const source = await readSite(root, cache?.parse);
  return makeBundle(await renderPages(source, { cache }), options);
}
