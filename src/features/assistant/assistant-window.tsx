import { type RefObject, useId, useState } from 'react';
import { ASSISTANT_MESSAGES } from '../../bundle/messages/assistant';
import type { AssistantConfig } from '../../bundle/records';
import { AssistantFrame } from './assistant-frame';

interface AssistantWindowProps {
  config: AssistantConfig;
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** The window of the assistant. Closing only hides it, so that the conversation is kept. */
export function AssistantWindow({ config, box, isOpen, onClose }: AssistantWindowProps) {
  const headingId = useId();
  const [attempt, setAttempt] = useState(1);
  const title = config.title ?? ASSISTANT_MESSAGES.title;
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
          aria-label={ASSISTANT_MESSAGES.close}
          title={ASSISTANT_MESSAGES.close}
          onClick={onClose}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <AssistantFrame
        key={`${attempt} ${config.url}`}
        url={config.url}
        title={title}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}
