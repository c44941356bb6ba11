/** State of a history entry that the reader opened from a search: strings to mark on the page. */
interface SearchMarksState {
  searchTerms: string[];
}

/** History state for the link of a result; undefined if there is nothing to mark. */
export function toMarksState(terms: string[]): SearchMarksState | undefined {
  return terms.length > 0 ? { searchTerms: terms } : undefined;
}

/** Reads the strings to mark from the state of a history entry, which may hold anything. */
export function readSearchTerms(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('searchTerms' in state)) return [];
  const { searchTerms } = state;
  if (!Array.isArray(searchTerms)) return [];
  return searchTerms.filter((term): term is string => typeof term === 'string' && term !== '');
}
