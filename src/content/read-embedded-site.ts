import { parseSiteIndex } from '../bundle/parse-records';
import type { SiteIndex } from '../bundle/records';

/** The site's index as the page's own HTML carries it; undefined when it does not, or is of another version. */
export function readEmbeddedSite(root: Document): SiteIndex | undefined {
  const script = root.querySelector('script#site-index[type="application/json"]');
  if (!script?.textContent) return undefined;
  try {
    return parseSiteIndex(JSON.parse(script.textContent));
  } catch (error) {
    // The app can still ask for site.json; whoever built this page should hear of it.
    console.warn('The site index in this page is unusable.', error);
    return undefined;
  }
}
