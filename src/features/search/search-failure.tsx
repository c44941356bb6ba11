import { ChunkLoadError } from '../../bundle/chunk-load-error';
import { MESSAGES, SEARCH_MESSAGES } from '../../bundle/messages';
import { searchPathOf, withBase } from '../../bundle/paths';
import { explainFailure } from '../../content/explain-failure';

interface SearchFailureProps {
  error: unknown;
  query: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown when the search, or a part of its index, did not load. */
export function SearchFailure({ error, query, isRetrying, onRetry }: SearchFailureProps) {
  return (
    <div className="search-failure" role="alert">
      <p>
        <strong>{SEARCH_MESSAGES.failed}</strong>
      </p>
      <p>{error instanceof ChunkLoadError ? explainFailure(error.failure) : SEARCH_MESSAGES.broken}</p>
      <p className="search-failure-actions">
        <button type="button" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
          {MESSAGES.retry}
        </button>
        {/* `target` makes the browser, and not the app, load the page: after an update, this helps. */}
        <a href={withBase(searchPathOf(query))} target="_top">
          {MESSAGES.openDirectly}
        </a>
      </p>
    </div>
  );
}
