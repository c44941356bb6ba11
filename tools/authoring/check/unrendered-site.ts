import type { SiteContext } from '../../markdown/page-env';
import { MediaLibrary } from '../../source/media-library';

/** A site of which pages are read and not rendered: nothing is looked up in it. */
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
