import { PAGE_HTML_MESSAGES } from '../../src/bundle/messages/page-html';
import { textElement } from '../support/markup';
import type { PageEnv } from './page-env';

/**
 * The note before the first code block with values that readers can replace with their own, such as their host name;
 * empty for any other code block. `src/features/own-site/` adds the form to enter these values.
 */
export function ownSiteNote(code: string, env: PageEnv): string {
  if (env.hasOwnSiteNote || !env.site.hasOwnValues(code)) return '';
  env.hasOwnSiteNote = true;
  return `${textElement('p', PAGE_HTML_MESSAGES.ownSite, { class: 'own-site' })}\n`;
}
