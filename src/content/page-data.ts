import { PAGE_DATA_ID } from '../bundle/constants';
import { parsePageRecord } from '../bundle/parse-records';
import type { PageRecord, StartIndex } from '../bundle/records';

/** Data embedded in a page's HTML file: the record without its HTML, which is the content of the file itself. */
export interface PageData extends Pick<StartIndex, 'surroundings'> {
  /** The `StartIndex` of the page's section, for example `start/api.json`. */
  startFile: string;
  /** The record's own file, for example `pages/api-error.1a2b3c4d5e.json`. */
  recordFile: string;
  record: Omit<PageRecord, 'html'>;
}

/** The data embedded in a page's HTML file; undefined if it is unusable or the file is not a content page's. */
export function readPageData(root: Document): PageData | undefined {
  const script = root.querySelector(`script#${PAGE_DATA_ID}[type="application/json"]`);
  if (!script?.textContent) return undefined;
  try {
    const data: PageData = JSON.parse(script.textContent);
    parsePageRecord(data.record);
    return data;
  } catch (error) {
    // The app can still load the record; the warning is for the site's maintainers.
    console.warn('The page data in this page is unusable.', error);
    return undefined;
  }
}
