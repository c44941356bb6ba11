import { IS_TRANSLATED, TRANSLATION } from './language';
import { pageHtml } from './zh/page-html';

/** Words that the build writes into the HTML of pages and print documents; the app does not contain them. */
export const PAGE_HTML_MESSAGES = IS_TRANSLATED ? TRANSLATION.pageHtml : pageHtml;
