import { IS_TRANSLATED, TRANSLATION } from './language';
import { pageHtml } from './zh/page-html';

/** Words that the build writes into the HTML of pages and print documents. The app does not use them. */
export const PAGE_HTML_MESSAGES = IS_TRANSLATED ? TRANSLATION.pageHtml : pageHtml;
