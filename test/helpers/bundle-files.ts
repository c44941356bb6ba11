import type { BundleFile, ContentBundle } from '../../tools/site/make-bundle';

/** All files of a bundle: records, indexes, media and `site.json`. */
export function bundleFiles({ pages, files, siteFile }: ContentBundle): BundleFile[] {
  const records = pages.map(({ file, record }) => ({ file, data: JSON.stringify(record) }));
  return [...records, ...files, siteFile];
}
