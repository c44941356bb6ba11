import { PAGE_DATA_ID } from '../bundle/constants';
import { parsePageRecord } from '../bundle/parse-records';
import type { PageRecord } from '../bundle/records';

export { PAGE_DATA_ID };

/** What a page's HTML file says of the record it shows; the record's HTML is the page itself. */
export interface PageData {
  /** Index file of the page's section, for example `sections/api.1a2b3c4d5e.json`. */
  sectionFile: string;
  record: Omit<PageRecord, 'html'>;
}

/** The page's data as its HTML file carries it; undefined in a file that starts the app at any address. */
export function readPageData(root: Document): PageData | undefined {
  const script = root.querySelector(`script#${PAGE_DATA_ID}[type="application/json"]`);
  if (!script?.textContent) return undefined;
  try {
    const data: unknown = JSON.parse(script.textContent);
    if (typeof data !== 'object' || data === null || !('record' in data) || !('sectionFile' in data))
      return undefined;
    const record = parsePageRecord({ ...Object(data.record), html: '' });
    return { sectionFile: String(data.sectionFile), record };
  } catch (error) {
    // The app can still load the record; whoever built this page should hear of it.
    console.warn('The page data in this page is unusable.', error);
    return undefined;
  }
}
