/** Removes the slashes at the end of a text. The lookbehind keeps the time linear in a text of many slashes. */
export function trimEndSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

/** Removes the slashes at both ends of a text. */
export function trimSlashes(text: string): string {
  return trimEndSlashes(text.replace(/^\/+/, ''));
}
