/** Chinese characters, those outside the basic plane too. */
export const HAN_PATTERN = /\p{Script=Han}/u;

/**
 * Normalises text for the index and for queries: full-width letters and compatibility forms become plain
 * ones. Case is kept, since `channelIndex` is split by it.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFKC');
}

/** Key of a phrase, equal for its spellings: only letters, digits and Chinese characters, in lower case. */
export function compactPhrase(text: string): string {
  return normalizeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
