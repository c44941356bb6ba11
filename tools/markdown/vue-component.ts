import type { TokenizerAndRendererExtension } from 'marked';
import { openingTag, textElement } from '../support/markup';
import { codeGroupItemOpening } from './block-container';
import { OUTBOUND_ICON } from './resolve-link';

/** Values of `<Badge type>` that mean a warning. Any other value except `error` means a tip. */
const WARNING_TYPES = ['warning', 'warn', 'yellow'];

interface VueComponent {
  open: (attributes: Readonly<Record<string, string>>) => string;
  close: string;
}

/** The built-in components of VuePress. */
export const VUE_COMPONENTS: ReadonlyMap<string, VueComponent> = new Map([
  ['Badge', { open: badgeHtml, close: '' }],
  ['CodeGroup', { open: () => openingTag('div', { class: 'code-group' }), close: '</div>' }],
  ['CodeBlock', { open: ({ title = '' }) => codeGroupItemOpening(title), close: '</div>' }],
  ['OutboundLink', { open: () => OUTBOUND_ICON, close: '' }],
  ['ClientOnly', { open: () => '', close: '' }],
]);

function badgeHtml({ text = '', type = 'tip', vertical = 'top' }: Readonly<Record<string, string>>): string {
  const place = vertical === 'middle' ? 'middle' : 'top';
  const look = WARNING_TYPES.includes(type) ? 'warning' : type === 'error' ? 'error' : 'tip';
  return textElement('span', text, { class: `badge ${look} vertical-${place}` });
}

const OPENING_PATTERN = /^ {0,3}<(?:[A-Z]|\w+-)/;

/**
 * A line that begins with the tag of a Vue component (`<CodeGroup>`, `<my-thing>`) starts HTML that ends with the
 * first line that has a `>`. As in VuePress, Markdown may follow on the very next line.
 */
export const blockComponent: TokenizerAndRendererExtension = {
  name: 'component',
  level: 'block',
  tokenizer(src) {
    if (!OPENING_PATTERN.test(src)) return undefined;
    const end = src.indexOf('>');
    const lineEnd = end < 0 ? -1 : src.indexOf('\n', end);
    const raw = lineEnd < 0 ? src : src.slice(0, lineEnd + 1);
    return { type: 'html', raw, text: raw, block: true, pre: false };
  },
};
