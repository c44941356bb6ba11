/** Signs that begin markup within a line of Markdown, and entities. */
const SIGN_PATTERN = /[\\`*<[\]]|&(?=#?\w+;)|(?<!\w)_|_(?!\w)|~|#(?=#*$)/g;

/** Plain text as one line of Markdown that says the same. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SIGN_PATTERN, '\\$&');
}
