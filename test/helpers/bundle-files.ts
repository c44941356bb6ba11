import type { BundleFile, ContentBundle } from '../../tools/site/make-bundle';
import { recordOf } from '../../tools/site/page';

/** All files of a bundle: records, indexes, media and `site.json`. */
export function bundleFiles({ pages, files, siteFile }: ContentBundle): BundleFile[] {
  const records = pages.map((page) => ({ file: page.file, data: JSON.stringify(recordOf(page)) }));
  return [...records, ...files, siteFile];
}
