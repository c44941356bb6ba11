import type { ChunkFailure, ChunkLoadError } from '../../bundle/chunk-load-error';
import { MESSAGES } from '../../bundle/messages';

function explain(failure: ChunkFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return MESSAGES.failure.timeout;
    case 'missing':
      return MESSAGES.failure.missing;
    case 'network':
      return MESSAGES.failure.network;
    case 'offline':
      return MESSAGES.failure.offline;
    case 'http':
      return MESSAGES.failure.http(failure.status);
    case 'invalid':
      return MESSAGES.failure.invalid;
  }
}

interface LoadErrorProps {
  error: ChunkLoadError;
  /** Address of the page itself, for a try without the app. */
  href: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What the reader sees instead of a page that did not load. */
export function LoadError({ error, href, isRetrying, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error" role="alert">
      <h1>{MESSAGES.failure.title}</h1>
      <p>{explain(error.failure)}</p>
      <pre>{error.message}</pre>
      <p className="load-error-actions">
        <button type="button" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
          {MESSAGES.retry}
        </button>
        {/* Its own target, so that the browser loads it anew and not the app. */}
        <a href={href} target="_top">
          {MESSAGES.openDirectly}
        </a>
      </p>
    </div>
  );
}
