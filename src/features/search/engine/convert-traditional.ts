/** Replaces the traditional characters in a text with the simplified ones of the site, by `table`. */
export function convertTraditional(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text, (character) => table[character] ?? character).join('');
}
