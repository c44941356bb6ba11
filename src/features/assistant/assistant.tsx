import './assistant.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ASSISTANT_MESSAGES } from '../../bundle/messages/assistant';
import type { AssistantConfig } from '../../bundle/records';
import { ErrorBoundary } from '../../shared/error-boundary';
import { useEscapeKey } from '../../shared/use-escape-key';
import { AssistantWindow } from './assistant-window';

/**
 * A button that opens the assistant in a window on the page. Nothing is requested from the assistant's site before the
 * first opening.
 */
export function Assistant({ config }: { config: AssistantConfig }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);

  const open = (): void => {
    setIsOpen(true);
    setWasOpen(true);
  };
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  }, []);
  useEscapeKey(isOpen, close);
  useEffect(() => {
    if (isOpen) box.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const label = isOpen ? ASSISTANT_MESSAGES.close : ASSISTANT_MESSAGES.open;
  return (
    <div className="assistant">
      <button
        ref={button}
        type="button"
        className="assistant-button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-7l-4.5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01" />
        </svg>
      </button>
      {wasOpen && (
        <ErrorBoundary>
          <AssistantWindow config={config} box={box} isOpen={isOpen} onClose={close} />
        </ErrorBoundary>
      )}
    </div>
  );
}
