/** Text with its traditional characters written as the site writes them. */
export function convertTraditional(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text, (character) => table[character] ?? character).join('');
}
