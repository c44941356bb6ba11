/** Characters that start inline markup in Markdown, or an entity. */
const SIGN_PATTERN = /[\\`*<[\]]|&(?=#?\w+;)|(?<![A-Za-z\d])_|_(?![A-Za-z\d])|~|(?<!#)#(?=#*$)/g;

/** Plain text as one line of Markdown, with markup characters escaped. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(SIGN_PATTERN, '\\$&');
}
