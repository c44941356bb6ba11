const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Characters that are not text as they stand; entities are. */
const UNESCAPED_PATTERN = /[<>"']|&(?!#\d{1,7};|#x[\da-f]{1,6};|\w{1,40};)/gi;

/** Text that may hold entities as HTML text. */
export function escapeText(text: string): string {
  return text.replace(UNESCAPED_PATTERN, (character) => ESCAPES[character] ?? character);
}

/** Attributes as they stand in a tag, with a space before each; undefined ones are left out. */
export function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
}
