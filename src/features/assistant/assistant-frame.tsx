import { ASSISTANT_TIMEOUT_MS } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import { ASSISTANT_MESSAGES } from '../../bundle/messages/assistant';
import { useFrameLoading } from './use-frame-loading';

interface AssistantFrameProps {
  url: string;
  title: string;
  onRetry: () => void;
}

/** Permissions of the assistant's page in its frame. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Adds `allow-same-origin` for another site, so that it keeps its session. A page of this site could escape the sandbox
 * with it.
 */
function sandboxOf(url: string): string {
  return new URL(url).origin === window.location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;
}

/** One attempt to show the assistant's page: loading, shown or failed. */
export function AssistantFrame({ url, title, onRetry }: AssistantFrameProps) {
  const { state, onLoad } = useFrameLoading(url, ASSISTANT_TIMEOUT_MS);
  return (
    <div className="assistant-body" data-state={state} aria-busy={state === 'loading'}>
      {state === 'loading' && <p role="status">{MESSAGES.loading}</p>}
      {state === 'failed' ? (
        <div role="alert">
          <p>{ASSISTANT_MESSAGES.failed}</p>
          <button type="button" className="assistant-retry" onClick={onRetry}>
            {MESSAGES.retry}
          </button>
        </div>
      ) : (
        <iframe src={url} title={title} sandbox={sandboxOf(url)} onLoad={onLoad} />
      )}
    </div>
  );
}
