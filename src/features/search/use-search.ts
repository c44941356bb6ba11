import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SEARCH_SLOW_MS } from '../../bundle/constants';
import type { SiteIndex } from '../../bundle/records';
import type { SearchAnswer } from './engine/search-types';
import { searchQuery } from './search-query';

/** What to look for. */
interface SearchRequest {
  /** If empty, nothing is searched for. */
  query: string;
  /** Name of the section to look in; empty for all. */
  section: string;
  /** Path of the page the reader is on. */
  from: string;
  /** Maximum number of pages. */
  limit: number;
  /** Whether to wait for the whole answer: a fuller one moves what the first one has shown. */
  isWhole?: boolean;
}

/** An answer, and what it answers. */
export interface Answered extends SearchAnswer {
  query: string;
  section: string;
}

/** Progress of a search. */
interface SearchProgress {
  /** The last answer. While a search is running, it may belong to an older query. */
  answered: Answered | undefined;
  /** Whether the answer to the present query is still to come. */
  isSearching: boolean;
  /** Whether the search has taken longer than `SEARCH_SLOW_MS`. */
  isSlow: boolean;
  /** Reason why there is no answer. */
  error: unknown;
  retry: () => void;
}

interface Result {
  request: string;
  answered?: Answered;
  isFinal?: boolean;
  error?: unknown;
}

/** Searches whenever the query changes. A late answer never replaces a newer one. */
export function useSearch(
  site: SiteIndex,
  { query, section, from, limit, isWhole }: SearchRequest,
): SearchProgress {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>({ request: '' });
  const [slowRequest, setSlowRequest] = useState('');
  const request = query === '' ? '' : JSON.stringify([query, section, from, limit, attempt]);

  useEffect(() => {
    if (request === '') {
      setResult({ request });
      return;
    }
    let isCurrent = true;
    const show = (answer: SearchAnswer, isFinal: boolean): void => {
      if (isCurrent) setResult({ request, answered: { ...answer, query, section }, isFinal });
    };
    const run = async (): Promise<void> => {
      try {
        const engine = await client.fetchQuery(searchQuery(site));
        const options = { from, limit, ...(section && { section }) };
        const onPartial = isWhole ? undefined : (answer: SearchAnswer) => show(answer, false);
        show(await engine.search(query, options, onPartial), true);
      } catch (error) {
        if (isCurrent) setResult({ request, error });
      }
    };
    void run();
    const timer = setTimeout(() => setSlowRequest(request), SEARCH_SLOW_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, site, request, query, section, from, limit, isWhole]);

  const isResultCurrent = result.request === request;
  const isSearching = request !== '' && !(isResultCurrent && (result.isFinal || result.error !== undefined));
  return {
    answered: request === '' ? undefined : result.answered,
    isSearching,
    isSlow: isSearching && slowRequest === request,
    error: isResultCurrent ? result.error : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
