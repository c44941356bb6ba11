/** Signs that begin markup within a line of Markdown, and entities. */
const SIGN_PATTERN = /[\\`*<[\]]|&(?=#?\w+;)|(?<![A-Za-z\d])_|_(?![A-Za-z\d])|~|(?<!#)#(?=#*$)/g;

/** Plain text as one line of Markdown that says the same. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SIGN_PATTERN, '\\$&');
}
