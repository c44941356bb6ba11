/** State of a history entry the reader came to from a search: strings to mark on the page. */
interface SearchMarksState {
  searchTerms: string[];
}

/** State to give to a link of a result. */
export function toMarksState(terms: string[]): SearchMarksState | undefined {
  return terms.length > 0 ? { searchTerms: terms } : undefined;
}

/** Strings to mark, from whatever an entry's state holds. */
export function readSearchTerms(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('searchTerms' in state)) return [];
  const { searchTerms } = state;
  if (!Array.isArray(searchTerms)) return [];
  return searchTerms.filter((term): term is string => typeof term === 'string' && term !== '');
}
