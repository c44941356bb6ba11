import type { TokenizerAndRendererExtension } from 'marked';

/** `<scheme:…>` with a scheme that is not linked: a tag with a namespace, such as `<stl:contents>`. */
const AUTOLINK_PATTERN = /^<(?!(?:https?|mailto|tel|ftp|sms):)[a-z][a-z\d+.-]{1,31}:[^\s<>]*>/i;

/** Keeps tags with a namespace as text; CommonMark would turn them into dead links. */
export const inlineLiteralTag: TokenizerAndRendererExtension = {
  name: 'literalTag',
  level: 'inline',
  tokenizer(src) {
    const found = AUTOLINK_PATTERN.exec(src);
    return found ? { type: 'text', raw: found[0], text: found[0] } : undefined;
  },
};
