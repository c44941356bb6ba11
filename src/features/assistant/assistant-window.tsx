import { type RefObject, useId } from 'react';
import { ASSISTANT_TIMEOUT_MS } from '../../bundle/constants';
import { MESSAGES } from '../../bundle/messages';
import type { AssistantConfig } from '../../bundle/records';
import { useFrameLoading } from '../../effects/use-frame-loading';

interface AssistantWindowProps {
  config: AssistantConfig;
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** What a page of another site may do in its frame. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Of its own site it may remember who it talks to; one of ours could reach out of its frame with that. */
function sandboxOf(url: string): string {
  return new URL(url).origin === window.location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;
}

/** The assistant's window. Closed it is hidden and keeps its conversation. */
export function AssistantWindow({ config, box, isOpen, onClose }: AssistantWindowProps) {
  const headingId = useId();
  const { state, attempt, onLoad, retry } = useFrameLoading(config.url, ASSISTANT_TIMEOUT_MS);
  const title = config.title ?? MESSAGES.assistant;
  return (
    <div
      ref={box}
      className="assistant-window"
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      hidden={!isOpen}
    >
      <div className="assistant-head">
        <h2 id={headingId}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label={MESSAGES.closeAssistant}
          title={MESSAGES.closeAssistant}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <div className="assistant-body" data-state={state} aria-busy={state === 'loading'}>
        {state === 'loading' && <p role="status">{MESSAGES.loading}</p>}
        {state === 'failed' && (
          <div role="alert">
            <p>{MESSAGES.assistantFailed}</p>
            <button type="button" className="assistant-retry" onClick={retry}>
              {MESSAGES.retry}
            </button>
          </div>
        )}
        {state !== 'failed' && (
          <iframe
            key={attempt}
            src={config.url}
            title={title}
            sandbox={sandboxOf(config.url)}
            onLoad={onLoad}
          />
        )}
      </div>
    </div>
  );
}
