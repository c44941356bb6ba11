import type { SiteContext } from '../../markdown/page-env';
import { MediaLibrary } from '../../source/media-library';

/** A `SiteContext` to parse pages with: links, products and values are found only when a page is rendered. */
export function unrenderedSite(root: string): SiteContext {
  return {
    root,
    media: new MediaLibrary(root),
    findPage: () => undefined,
    pagePaths: [],
    lineNumbers: false,
    findProduct: () => undefined,
    hasOwnValues: () => false,
  };
}
