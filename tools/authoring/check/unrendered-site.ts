import type { SiteContext } from '../../markdown/page-env';
import { MediaLibrary } from '../../source/media-library';

/** A `SiteContext` for parsing pages without rendering them: it finds no pages, products or values of a reader's own site. */
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
