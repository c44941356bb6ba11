import { MESSAGES } from '../../bundle/messages';
import { withBase } from '../../bundle/paths';

/**
 * Shown when rendering the page threw an error. The button and the link make the browser load a whole page from the
 * server.
 */
export function BrokenPage() {
  return (
    <div className="load-error" role="alert">
      <h1>{MESSAGES.failure.brokenTitle}</h1>
      <p>{MESSAGES.failure.broken}</p>
      <p className="load-error-actions">
        <button type="button" onClick={() => window.location.reload()}>
          {MESSAGES.failure.reload}
        </button>
        <a href={withBase('/')} target="_top">
          {MESSAGES.backToHome}
        </a>
      </p>
    </div>
  );
}
