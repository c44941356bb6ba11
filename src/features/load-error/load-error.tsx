import type { ChunkLoadError } from '../../bundle/chunk-load-error';
import { SEARCH_PATH } from '../../bundle/constants';
import { MESSAGES, OFFLINE_MESSAGES, SEARCH_MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';
import { explainFailure } from '../../content/explain-failure';

interface LoadErrorProps {
  error: ChunkLoadError;
  /** Address of the page, so that the browser can load it without the app. */
  href: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a page that did not load. */
export function LoadError({ error, href, isRetrying, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <h1>{error.failure.kind === 'offline' ? OFFLINE_MESSAGES.unsavedTitle : MESSAGES.failure.title}</h1>
      <p>{explainFailure(error.failure)}</p>
      <p className="load-error-actions">
        <button type="button" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
          {MESSAGES.retry}
        </button>
        {/* `target` makes the browser, and not the app, load the page. */}
        <a href={href} target="_top">
          {MESSAGES.openDirectly}
        </a>
        <a href={withBase(SEARCH_PATH)}>{SEARCH_MESSAGES.label}</a>
        <a href={withBase('/')}>{MESSAGES.backToHome}</a>
      </p>
      <details>
        <summary>{MESSAGES.failure.details}</summary>
        <pre>{error.message}</pre>
      </details>
    </div>
  );
}
