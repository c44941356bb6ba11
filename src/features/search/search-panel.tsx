import { useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_DIALOG_HITS, SEARCH_PAGE_HITS } from '../../bundle/constants';
import { SEARCH_PANEL_MESSAGES } from '../../bundle/messages/search-panel';
import type { SiteIndex } from '../../bundle/records';
import { KeyHints } from './key-hints';
import { NothingFound } from './nothing-found';
import { RecentSearches } from './recent-searches';
import { SearchFailure } from './search-failure';
import { SearchResults } from './search-results';
import { SearchTasks } from './search-tasks';
import { SectionFilter } from './section-filter';
import { type Answered, useSearch } from './use-search';

interface SearchPanelProps {
  site: SiteIndex;
  /** Path of the page the reader is on. */
  from: string;
  variant: 'dialog' | 'page';
  query: string;
  section: string;
  onSection: (section: string) => void;
  /** Puts another query into the field. */
  onFill: (query: string) => void;
  listId: string;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Called when another query has been answered; `firstId` is the first option, if anything was found. */
  onAnswer: (query: string, firstId: string | undefined) => void;
}

/**
 * Makes the first option active when another query is answered; a fuller answer to the same query does not change the
 * active option.
 */
function useFirstOption(
  answered: Answered | undefined,
  listId: string,
  onAnswer: SearchPanelProps['onAnswer'],
) {
  const shown = useRef('');
  useLayoutEffect(() => {
    const hasOptions = answered !== undefined && answered.hits.length > 0;
    const request = hasOptions ? JSON.stringify([answered.query, answered.section]) : '';
    if (shown.current === request) return;
    shown.current = request;
    onAnswer(answered?.query ?? '', hasOptions ? `${listId}-0` : undefined);
  }, [answered, listId, onAnswer]);
}

/** Status text with the number of pages found. In the dialog it is for screen readers only. */
function describe(answered: Answered | undefined, isSlow: boolean): string {
  if (isSlow) return SEARCH_PANEL_MESSAGES.searching;
  if (answered?.total === undefined) return '';
  return answered.total > 0
    ? SEARCH_PANEL_MESSAGES.found(answered.total)
    : SEARCH_PANEL_MESSAGES.nothing(answered.query);
}

/** Shows the results, or what to do if there are none. */
export function SearchPanel(props: SearchPanelProps) {
  const { site, from, variant, query, section, onSection, onFill, listId, activeId, onActive, onAnswer } =
    props;
  const [more, setMore] = useState({ query, extraHits: 0 });
  const extraHits = more.query === query ? more.extraHits : 0;
  const limit = variant === 'dialog' ? SEARCH_DIALOG_HITS : SEARCH_PAGE_HITS + extraHits;
  const { answered, isSearching, isSlow, error, retry } = useSearch(site, {
    query,
    section,
    from,
    limit,
    isWhole: variant === 'page',
  });
  useFirstOption(error === undefined ? answered : undefined, listId, onAnswer);
  const hasHits = error === undefined && answered !== undefined && answered.hits.length > 0;
  const isNothing = error === undefined && answered !== undefined && answered.total === 0;
  const hasMore = hasHits && (answered.total ?? 0) > answered.hits.length;
  const results = hasHits && (
    <SearchResults
      site={site}
      answered={answered}
      listId={listId}
      activeId={activeId}
      onActive={onActive}
      isTabbable={variant === 'page'}
      hasMoreLink={variant === 'dialog' && hasMore}
    />
  );

  return (
    <div className="search-panel" aria-busy={isSearching}>
      <div className="search-progress" data-active={isSlow || undefined} />
      {/* The search page has tasks and sections of its own until there is a query. */}
      {(variant === 'dialog' || query !== '') && (
        <SectionFilter site={site} from={from} section={section} onSection={onSection} />
      )}
      <p className="search-status" role="status">
        {describe(error === undefined ? answered : undefined, isSlow)}
      </p>
      <div className="search-body">
        {query === '' && (
          <>
            <RecentSearches onFill={onFill} />
            {variant === 'dialog' && <SearchTasks tasks={site.searchTasks} />}
          </>
        )}
        {error !== undefined && (
          <SearchFailure error={error} query={query} isRetrying={isSearching} onRetry={retry} />
        )}
        {isNothing ? (
          <NothingFound site={site} answered={answered} onSection={onSection}>
            {results}
          </NothingFound>
        ) : (
          results
        )}
        {variant === 'page' && hasMore && (
          <button
            type="button"
            className="search-more"
            onClick={() => setMore({ query, extraHits: extraHits + SEARCH_PAGE_HITS })}
          >
            {SEARCH_PANEL_MESSAGES.showMore}
          </button>
        )}
      </div>
      {variant === 'dialog' && <KeyHints />}
    </div>
  );
}
