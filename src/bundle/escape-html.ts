const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 or HTML forbids: control characters but tab and line feed (parsers change the carriage return), halves of characters, U+FFFE and U+FFFF. */
const FORBIDDEN = String.raw`(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]`;

const FORBIDDEN_PATTERN = new RegExp(FORBIDDEN, 'gu');
const SPECIAL_PATTERN = new RegExp(`[&<>"']|${FORBIDDEN}`, 'gu');

/** Characters of a text that no document may hold, each once. */
export function forbiddenCharacters(text: string): string[] {
  return [...new Set(text.match(FORBIDDEN_PATTERN))];
}

/** Text without the characters that no document may hold. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN_PATTERN, '');
}

/** Text as it stands in HTML or XML, between tags or in an attribute. Characters that no document may hold are dropped. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL_PATTERN, (character) => ESCAPES[character] ?? '');
}
