import { openingTag, textElement } from '../support/markup';
import { codeGroupItemOpening } from './block-container';
import { OUTBOUND_ICON } from './link-html';

/** Values of `<Badge type>` and their classes. */
const BADGE_TYPES = new Map(
  Object.entries({
    tip: 'tip',
    green: 'tip',
    warning: 'warning',
    warn: 'warning',
    yellow: 'warning',
    error: 'error',
  }),
);

/** HTML for the opening tag of a built-in component of VuePress; undefined for any other name. */
export function openComponent(
  name: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  switch (name) {
    case 'Badge':
      return badgeHtml(attributes);
    case 'CodeGroup':
      return openingTag('div', { class: 'code-group' });
    case 'CodeBlock':
      return codeGroupItemOpening(attributes.title ?? '');
    case 'OutboundLink':
      return OUTBOUND_ICON;
    case 'ClientOnly':
      return '';
    default:
      return undefined;
  }
}

/** HTML for the closing tag of a built-in component of VuePress; undefined for any other name. */
export function closeComponent(name: string): string | undefined {
  if (name === 'CodeGroup' || name === 'CodeBlock') return '</div>';
  return /^(?:Badge|OutboundLink|ClientOnly)$/.test(name) ? '' : undefined;
}

function badgeHtml({ text = '', type = 'tip', vertical = 'top' }: Readonly<Record<string, string>>): string {
  const place = vertical === 'middle' ? 'middle' : 'top';
  const look = `badge ${BADGE_TYPES.get(type) ?? 'tip'} vertical-${place}`;
  return textElement('span', text, { class: look });
}
