import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { textElement } from '../support/markup';
import type { PageEnv } from './page-env';

/** The line before a page's first code with a value of the reader's own; `src/features/own-site/` adds its form. */
export function ownSiteRow(code: string, env: PageEnv): string {
  if (env.hasOwnSiteRow || !env.site.hasOwnValues(code)) return '';
  env.hasOwnSiteRow = true;
  return `${textElement('p', PAGE_HTML_MESSAGES.ownSite, { class: 'own-site', 'data-search-ignore': true })}\n`;
}
