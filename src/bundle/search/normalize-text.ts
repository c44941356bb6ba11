/** Matches a Chinese character, also outside the Basic Multilingual Plane. */
export const HAN_PATTERN = /\p{Script=Han}/u;

/** Matches the accents of Latin, Greek and Cyrillic letters, not the vowel signs of other scripts. */
const ACCENT_PATTERN = /[\u0300-\u036f]/g;

/**
 * Normalises text for the index and for queries: full-width letters and compatibility forms become plain
 * ones, accents are dropped. Keeps the case, because `channelIndex` is later split at its capital letter.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(ACCENT_PATTERN, '').normalize('NFKC');
}

/** Key of a phrase, the same for all its spellings: only letters, digits and Chinese characters, in lower case. */
export function compactPhrase(text: string): string {
  return normalizeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
