import { textElement } from '../support/markup';

/** Values of `<Badge type>` that mean a warning. Any other value except `error` means a tip. */
const WARNING_TYPES = ['warning', 'warn', 'yellow'];

/** HTML of `<Badge text="…" type="…" vertical="…"/>`. */
export function badgeHtml({
  text = '',
  type = 'tip',
  vertical = 'top',
}: Readonly<Record<string, string>>): string {
  const place = vertical === 'middle' ? 'middle' : 'top';
  const look = WARNING_TYPES.includes(type) ? 'warning' : type === 'error' ? 'error' : 'tip';
  return textElement('span', text, { class: `badge ${look} vertical-${place}` });
}
