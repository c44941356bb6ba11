import type { TokenizerAndRendererExtension } from 'marked';

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
