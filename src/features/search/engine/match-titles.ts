import { HAN_PATTERN, normalizeText } from '../../../bundle/search/normalize-text';
import type { PageName, SectionRange } from '../../../bundle/search/search-files';
import { contentWords } from '../../../bundle/search/stop-words';

/** Minimum number of characters that a title must share with the query; fewer would match too many titles. */
const MIN_SHARED = 2;

interface TitleQuery {
  query: string;
  names: readonly PageName[];
  sections: readonly SectionRange[];
  /** If set, only pages of this section are found. */
  section?: string | undefined;
}

/**
 * Pages whose titles contain all words of a query but stop words, the shortest titles first, weighted by section. Needs
 * only the first file of the index, so it can give a first answer while the files for the final one are loading.
 */
export function matchTitles({ query, names, sections, section }: TitleQuery): PageName[] {
  const words = contentWords(normalizeText(query)).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const shared = words.reduce((sum, word) => sum + word.length, 0);
  if (shared < MIN_SHARED) return [];
  const found: { name: PageName; value: number }[] = [];
  for (const [page, name] of names.entries()) {
    const title = normalizeText(name[1]).toLowerCase();
    if (!words.every((word) => holdsWord(title, word))) continue;
    const own = sections.findLast(({ first }) => first <= page);
    if (section !== undefined && own?.name !== section) continue;
    found.push({ name, value: (shared / title.length) * (own?.weight ?? 1) });
  }
  return found.sort((a, b) => b.value - a.value).map(({ name }) => name);
}

/**
 * Whether a title contains a word: a Chinese word anywhere, a Latin one only at the start of a word (`ai` is not in
 * `email`).
 */
function holdsWord(title: string, word: string): boolean {
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    if (HAN_PATTERN.test(word) || !/[a-z\d]/.test(title.charAt(at - 1))) return true;
  }
  return false;
}
