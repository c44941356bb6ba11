import { useState } from 'react';
import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import { SearchIcon } from './search-icon';
import { forgetAllSearches, forgetSearch, readRecentSearches } from './stored-searches';

/** Lists the reader's recent searches, or shows a hint if there are none. */
export function RecentSearches({ onFill }: { onFill: (query: string) => void }) {
  const [queries, setQueries] = useState(readRecentSearches);
  const showRest = (rest: string[]): void => {
    setQueries(rest);
    // The focused button disappears with its line: this moves the focus to the search field.
    onFill('');
  };
  if (queries.length === 0) return <p className="search-hint">{SEARCH_PANEL_MESSAGES.hint}</p>;
  return (
    <section className="search-recent" aria-label={SEARCH_PANEL_MESSAGES.recent}>
      <p>
        {SEARCH_PANEL_MESSAGES.recent}
        <button type="button" onClick={() => showRest(forgetAllSearches())}>
          {SEARCH_PANEL_MESSAGES.clearRecent}
        </button>
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onFill(query)}>
              <SearchIcon name="history" />
              <span>{query}</span>
            </button>
            <button
              type="button"
              className="search-forget"
              aria-label={SEARCH_PANEL_MESSAGES.removeRecent(query)}
              onClick={() => showRest(forgetSearch(query))}
            >
              <SearchIcon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
