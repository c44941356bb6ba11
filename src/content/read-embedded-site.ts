import { parseSiteIndex } from '../bundle/parse-records';
import type { SiteIndex } from '../bundle/records';

/** The site's index embedded in the page's HTML; undefined if it is missing, unusable or of another version. */
export function readEmbeddedSite(root: Document): SiteIndex | undefined {
  const script = root.querySelector('script#site-index[type="application/json"]');
  if (!script?.textContent) return undefined;
  try {
    return parseSiteIndex(JSON.parse(script.textContent));
  } catch (error) {
    // The app can still load site.json; the warning is for the site's maintainers.
    console.warn('The site index in this page is unusable.', error);
    return undefined;
  }
}
