import { MESSAGES } from '../../src/bundle/messages';
import { element, textElement } from '../support/markup';
import type { ResolvedLink } from './resolve-link';

/** Icon, with text for screen readers, of a link that opens another site in a new window. */
export const OUTBOUND_ICON =
  '<svg class="icon outbound" aria-hidden="true" viewBox="0 0 24 24" width="15" height="15">' +
  '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M9 6H5v13h13v-4M13 5h6v6M19 5l-9 9"/></svg>' +
  textElement('span', MESSAGES.newWindow, { class: 'sr-only' });

/** A Markdown link as HTML. `content` is HTML, too. */
export function linkHtml(link: ResolvedLink, content: string, title: string | undefined): string {
  switch (link.kind) {
    case 'external':
      return element(
        'a',
        { href: link.href, target: '_blank', rel: 'noopener noreferrer', title },
        content + OUTBOUND_ICON,
      );
    case 'page':
    case 'plain':
      return element('a', { href: link.href, title }, content);
    case 'text':
      return content;
  }
}
