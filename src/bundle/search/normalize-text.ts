/** Chinese characters, those outside the basic plane too. */
export const HAN_PATTERN = /\p{Script=Han}/u;

/**
 * The one form in which text is indexed and asked for: full-width letters and compatibility forms
 * become plain ones. Case is kept, `channelIndex` has to be taken apart by it.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFKC');
}

/** What two spellings of a phrase have in common: letters, digits and Chinese, nothing between them, lower case. */
export function compactPhrase(text: string): string {
  return normalizeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
